-- Adverts that members sent to one guest from a conversation: they count towards the limits as a campaign's do.
create table message_singles (
  page_id uuid not null,
  -- Of the conversation's message.
  id uuid not null,
  guest_id uuid not null,
  channel text not null check (channel in ('zalo', 'email', 'sms')),
  sent_at timestamptz not null,
  primary key (page_id, id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index message_singles_guest on message_singles (page_id, guest_id, sent_at);
create index message_singles_old on message_singles (sent_at);
call protect_tenant_table('message_singles');
