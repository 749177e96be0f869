-- What guests are written. A campaign keeps the words it was started with, so a template may change while one is sent.
create table message_templates (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  kind text not null
    check (kind in ('text', 'picture', 'list', 'buttons', 'request_user_info', 'zns', 'email', 'sms')),
  -- As contract/src/messages/content.ts describes it.
  content jsonb not null,
  -- What Zalo last said of a ZNS template.
  approval text not null default 'unknown' check (approval in ('unknown', 'pending', 'approved', 'rejected', 'disabled')),
  approval_reason text not null default '',
  revision integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  edited_by uuid,
  primary key (page_id, id)
);
create index message_templates_newest on message_templates (page_id, updated_at desc, id);
call protect_tenant_table('message_templates');
