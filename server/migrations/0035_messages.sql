-- Messages that do not wait for each other, and limits on all of them.

-- A connection that keeps failing is left alone until `paused_until`; then one message tries it.
alter table connections
  add column failures integer not null default 0,
  add column paused_until timestamptz;

-- One row for each sign-up that waits: whoever proves the address opens the account with the password of their own sign-up,
-- by the cookie of the browser it was typed in (`browser_hash`) or by typing it again.
create table sign_ups (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  browser_hash bytea not null,
  display_name text not null,
  password_hash text not null,
  language text not null,
  created_at timestamptz not null
);
create index sign_ups_user on sign_ups (user_id, created_at);
revoke all on sign_ups from portico_app;
alter table sign_ups enable row level security;
alter table sign_ups force row level security;
create policy system on sign_ups to portico_system using (true) with check (true);
insert into sign_ups (id, user_id, browser_hash, display_name, password_hash, language, created_at)
  select gen_random_uuid(), id, '', display_name, password_hash, language, created_at
  from users where activated_at is null and password_hash is not null;
update users set password_hash = null where activated_at is null;

-- A link or code that somebody else asked for does not end the one before.
alter table account_codes drop constraint account_codes_user_id_purpose_key;
create index account_codes_user on account_codes (user_id, purpose);

-- How many messages were queued, by what is limited and hour. A key names a recipient by a hash only.
create table message_counts (
  key text not null,
  hour timestamptz not null,
  count integer not null,
  primary key (key, hour)
);
create index message_counts_hour on message_counts (hour);
revoke all on message_counts from portico_app;
alter table message_counts enable row level security;
alter table message_counts force row level security;
create policy system on message_counts to portico_system using (true) with check (true);

-- A sign-in has a last day, by whether it is remembered.
alter table sign_ins add column is_remembered boolean not null default false;
update sign_ins set is_remembered = expires_at - last_used_at > interval '2 days';
