-- What happened on a page, written in the transaction that made it so, and handed on once by the worker
-- (server/src/core/happenings.ts). Rows hold ids, never a guest's name or number.
create table happenings (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  kind text not null,
  data jsonb not null,
  at timestamptz not null,
  tries integer not null default 0,
  -- After a failure; null is at once.
  next_at timestamptz,
  done_at timestamptz,
  last_error text not null default '',
  primary key (page_id, id)
);
create index happenings_due on happenings (id) where done_at is null;
create index happenings_done on happenings (done_at) where done_at is not null;
call protect_tenant_table('happenings');
revoke update, delete on happenings from portico_app;

-- Minutes of silence after which a gateway is said to be offline, and when it was said.
alter table pages
  add column offline_minutes integer not null default 10 check (offline_minutes between 5 and 1440);
alter table gateways
  add column offline_told_at timestamptz;

-- Who is told what, how and when; a page without a row has the defaults of contract/src/notifications.ts.
create table notification_settings (
  page_id uuid primary key references pages on delete cascade,
  -- By kind, as contract/src/notifications.ts.
  rules jsonb not null,
  first_visits_only boolean not null,
  -- Wall clock of the page, HH:MM; both null is no quiet hours.
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  digest_is_on boolean not null,
  digest_hour integer not null check (digest_hour between 0 and 23),
  digest_skips_empty boolean not null,
  check ((quiet_from is null) = (quiet_to is null))
);
call protect_tenant_table('notification_settings');

-- What is about to be told of one kind: happenings of a few minutes become one message. Ids only.
create table notification_bundles (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  kind text not null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  count integer not null,
  -- The first few, as they were told.
  items jsonb not null,
  sent_at timestamptz,
  primary key (page_id, id)
);
create unique index notification_bundles_open on notification_bundles (page_id, kind) where sent_at is null;
create index notification_bundles_due on notification_bundles (due_at) where sent_at is null;
create index notification_bundles_sent on notification_bundles (page_id, kind, sent_at) where sent_at is not null;
call protect_tenant_table('notification_bundles');

-- One row a page and local day the digest was about: whoever writes it sends it.
create table notification_digests (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  decided_at timestamptz not null,
  primary key (page_id, day)
);
call protect_tenant_table('notification_digests');

-- Browsers that take messages. Endpoint and keys are sealed; the hash finds a browser again. One that is signed out gets
-- nothing: its sign-in is asked at every sending.
create table push_subscriptions (
  user_id uuid not null references users on delete cascade,
  id uuid not null primary key,
  family uuid not null references sign_ins on delete cascade,
  endpoint_hash bytea not null unique,
  sealed bytea not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_family on push_subscriptions (family);
alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
create policy self on push_subscriptions to portico_app using (user_id = (select current_actor())) with check (user_id = (select current_actor()));
create policy system on push_subscriptions to portico_system using (true) with check (true);

alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('mail', 'sms', 'push'));

-- Keys this installation made for itself, sealed, such as those that sign web push (RFC 8292).
create table installation_keys (
  name text primary key,
  sealed bytea not null
);
revoke all on installation_keys from portico_app;
