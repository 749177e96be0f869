-- The roles, what protects every table, and what the server needs whatever its features are.
--
-- Two roles sign in, and neither owns anything (docs/decisions/0004):
--   portico_app     sees the rows of the page or user that its transaction names
--   portico_system  sees all pages: portal, RADIUS, jobs
grant usage on schema public to portico_app, portico_system;
alter default privileges in schema public grant select, insert, update, delete on tables to portico_app, portico_system;

create function current_page() returns uuid language sql stable
  as $$ select nullif(current_setting('app.page_id', true), '')::uuid $$;

create function current_actor() returns uuid language sql stable
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

-- Call it for every table with a page_id. A catalogue test finds a table without it.
create procedure protect_tenant_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s to portico_app
    using (page_id = (select current_page())) with check (page_id = (select current_page()))', name);
  execute format('create policy system on %s to portico_system using (true) with check (true)', name);
end $$;

-- For a table of a person's rows: `person` is the column that names the user.
create procedure protect_personal_table(name regclass, person text) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy self on %1$s to portico_app
    using (%2$I = (select current_actor())) with check (%2$I = (select current_actor()))', name, person);
  execute format('create policy system on %s to portico_system using (true) with check (true)', name);
end $$;

-- For a table that only the system reads and writes.
create procedure protect_system_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy system on %s to portico_system using (true) with check (true)', name);
  execute format('revoke all on %s from portico_app', name);
end $$;

-- The work the server does by itself (server/src/core/jobs/): one row per job, written at the start and the end of each run. The
-- row also decides when the job is next due, so several workers and a restart keep its pace.
create table jobs (
  name text primary key,
  last_started_at timestamptz,
  last_ended_at timestamptz,
  last_duration_ms integer,
  -- The newest fault. The last run failed if it ended at `last_fault_at`.
  last_fault text,
  last_fault_at timestamptz,
  runs bigint not null default 0,
  faults bigint not null default 0
);
revoke all on jobs from portico_app;

-- Sealed keys that this installation generated for itself, such as the one that signs web push (RFC 8292).
create table installation_keys (
  name text primary key,
  sealed bytea not null
);
revoke all on installation_keys from portico_app;

-- Mail, text and push messages, written in the transaction that caused them. The content is sealed because it holds links and
-- codes. `next_at` is the next attempt; while a worker is sending, it is when the worker is presumed dead.
create table outbox (
  id uuid primary key,
  -- The user who caused it; null without a sign-in.
  actor_id uuid default current_actor(),
  channel text not null check (channel in ('mail', 'sms', 'push')),
  recipient text not null,
  content bytea,
  created_at timestamptz not null,
  next_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text not null default '',
  -- The page it is sent for, through that page's own mail server or SMS provider if it has one.
  for_page uuid
);
create index outbox_due on outbox (next_at) where sent_at is null and failed_at is null;
create index outbox_made on outbox (created_at);
create index outbox_page on outbox (for_page, created_at) where for_page is not null;
call protect_personal_table('outbox', 'actor_id');
revoke all on outbox from portico_app;
grant insert on outbox to portico_app;

-- How many messages were queued per limit and hour. A key names a recipient by a hash only.
create table message_counts (
  key text not null,
  hour timestamptz not null,
  count integer not null,
  primary key (key, hour)
);
create index message_counts_hour on message_counts (hour);
call protect_system_table('message_counts');
