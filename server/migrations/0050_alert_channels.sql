-- Group chats that receive a page's notices. The token is sealed; only its last characters are shown.
create table alert_channels (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  service text not null check (service in ('telegram', 'slack', 'zalo')),
  chat text not null,
  token bytea not null,
  token_tail text not null,
  kinds jsonb not null,
  language text not null,
  is_on boolean not null,
  sent_at timestamptz,
  problem text not null default '',
  created_at timestamptz not null,
  primary key (page_id, id)
);
call protect_tenant_table('alert_channels');

alter table outbox drop constraint outbox_channel_check;

alter table outbox add constraint outbox_channel_check check (channel in ('mail', 'sms', 'push', 'chat'));
