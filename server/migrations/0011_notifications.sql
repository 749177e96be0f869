-- Domain events, and the notifications members get about them.

-- Domain events, written in the transaction of their cause and delivered by the worker (server/src/core/domainEvents.ts). Rows hold
-- ids, never a guest's name or number.
create table happenings (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  kind text not null,
  data jsonb not null,
  at timestamptz not null,
  tries integer not null default 0,
  -- The next attempt after a failure; null is now.
  next_at timestamptz,
  done_at timestamptz,
  last_error text not null default '',
  primary key (page_id, id)
);
create index happenings_due on happenings (id) where done_at is null;
create index happenings_done on happenings (done_at) where done_at is not null;
call protect_tenant_table('happenings');
revoke update, delete on happenings from portico_app;

-- Who is notified of what, how and when; a page without a row has the defaults of contract/src/notifications.ts.
create table notification_settings (
  page_id uuid primary key references pages on delete cascade,
  -- By kind, as in contract/src/notifications.ts.
  rules jsonb not null,
  first_visits_only boolean not null,
  -- HH:MM in the page's time zone; both null is no quiet hours.
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  digest_is_on boolean not null,
  digest_hour integer not null check (digest_hour between 0 and 23),
  digest_skips_empty boolean not null,
  constraint notification_settings_check check ((quiet_from is null) = (quiet_to is null))
);
call protect_tenant_table('notification_settings');

-- Notifications about to be sent: events of one kind within a few minutes become one message. Ids only.
create table notification_bundles (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  kind text not null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  count integer not null,
  -- The first few events.
  items jsonb not null,
  sent_at timestamptz,
  primary key (page_id, id)
);
create unique index notification_bundles_open on notification_bundles (page_id, kind) where sent_at is null;
create index notification_bundles_due on notification_bundles (due_at) where sent_at is null;
create index notification_bundles_sent on notification_bundles (page_id, kind, sent_at) where sent_at is not null;
call protect_tenant_table('notification_bundles');

-- One row per page and local day: the worker that writes it sends that day's digest.
create table notification_digests (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  decided_at timestamptz not null,
  primary key (page_id, day)
);
call protect_tenant_table('notification_digests');
