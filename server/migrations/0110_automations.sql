-- What happens to guests by itself: automations, the guests on their way through them, and what became of each at every step.
create table automations (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  -- The draft, as contract/src/automations/content.ts describes it.
  content jsonb not null,
  -- The newest published version; 0 before the first.
  version integer not null default 0,
  -- Guests come in.
  is_active boolean not null default false,
  revision integer not null default 0,
  edited_by uuid,
  -- Until when guests were looked for whose moment came by time alone.
  looked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (page_id, id)
);
create index automations_active on automations (page_id, id) where is_active;
call protect_tenant_table('automations');

create table automation_versions (
  page_id uuid not null,
  automation_id uuid not null,
  version integer not null,
  content jsonb not null,
  is_published boolean not null default true,
  at timestamptz not null,
  by_user uuid,
  -- What there was before, so that a publication can be undone.
  version_before integer not null default 0,
  put_in_use boolean not null default false,
  in_use_before uuid,
  primary key (page_id, automation_id, version),
  foreign key (page_id, automation_id) references automations (page_id, id) on delete cascade
);
call protect_tenant_table('automation_versions');
-- Guests inside finish on the version they began with.
revoke update on automation_versions from portico_app, portico_system;

-- The messages of each step that sends some: a series of message_campaigns.
create table automation_series (
  page_id uuid not null,
  automation_id uuid not null,
  version integer not null,
  step_id text not null,
  campaign_id uuid not null,
  primary key (page_id, automation_id, version, step_id),
  foreign key (page_id, automation_id) references automations (page_id, id) on delete cascade
);
call protect_tenant_table('automation_series');

-- One passage of one guest. Its due time makes it a queue.
create table automation_people (
  page_id uuid not null,
  id uuid not null,
  automation_id uuid not null,
  version integer not null,
  -- Null once the guest was erased.
  guest_id uuid,
  -- What brought them in: the same occasion comes once.
  occasion text not null,
  entered_at timestamptz not null,
  -- The step they stand at; `~in` before the first.
  step_id text not null,
  state text not null default 'open' check (state in ('open', 'ended', 'left', 'refused')),
  due_at timestamptz not null,
  -- They wait here since then, for this to happen, at most until then; heard once it did.
  since_at timestamptz,
  awaits text,
  until_at timestamptz,
  heard_at timestamptz,
  -- Their newest message.
  send_id uuid,
  tries smallint not null default 0,
  ended_at timestamptz,
  primary key (page_id, id),
  constraint automation_people_once unique (page_id, automation_id, guest_id, occasion),
  foreign key (page_id, automation_id) references automations (page_id, id) on delete cascade
) with (fillfactor = 80);
create index automation_people_due on automation_people (page_id, due_at) where state = 'open';
create index automation_people_guest on automation_people (page_id, guest_id) where guest_id is not null;
create index automation_people_step on automation_people (page_id, automation_id, step_id) where state = 'open';
create index automation_people_await on automation_people (page_id, awaits) where awaits is not null;
call protect_tenant_table('automation_people');

create table automation_log (
  page_id uuid not null,
  automation_id uuid not null,
  entry_id uuid not null,
  -- `~in` and `~out` are the beginning and the end.
  step_id text not null,
  version integer not null,
  guest_id uuid,
  at timestamptz not null,
  due_at timestamptz not null,
  result text not null
    check (result in ('entered', 'refused', 'waited', 'did', 'chose', 'skipped', 'failed', 'left', 'ended')),
  reason text not null default '',
  detail text not null default '',
  -- A message that was written: the most a guest gets is counted by these.
  is_message boolean not null default false,
  -- Steps of one moment stand in the order in which they were taken.
  taken bigint generated always as identity,
  -- Once for a passage and a step, whatever dies in between.
  primary key (page_id, automation_id, entry_id, step_id),
  foreign key (page_id, automation_id) references automations (page_id, id) on delete cascade
);
create index automation_log_newest on automation_log (page_id, automation_id, at desc);
create index automation_log_guest on automation_log (page_id, guest_id, at desc) where guest_id is not null;
create index automation_log_messages on automation_log (page_id, guest_id, at) where is_message;
call protect_tenant_table('automation_log');

create table automation_settings (
  page_id uuid primary key references pages on delete cascade,
  -- Messages of all automations together that one guest gets at most.
  most_a_day smallint not null check (most_a_day between 1 and 20),
  most_a_week smallint not null check (most_a_week between 1 and 50)
);
call protect_tenant_table('automation_settings');

-- Guests whose birthday it is, and those who got a tag lately.
create index guest_profiles_birthday on guest_profiles (page_id, birthday) where birthday is not null;
create index tagged_guests_newest on tagged_guests (page_id, tag_id, at);
