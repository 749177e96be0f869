-- Visits, the logins handed to gateways, sessions, and who may be online.

-- A guest's stay. It counts from the moment the gateway confirmed that the guest is online.
-- The fill factor leaves room so that an update stays on its page (HOT); so does keeping `status` out of every index.
create table visits (
  page_id uuid not null,
  id uuid not null,
  guest_id uuid not null,
  gateway_id uuid not null,
  mac text not null,
  status text not null check (status in ('waiting', 'online', 'ended')),
  is_first boolean not null default false,
  asked_at timestamptz not null,
  online_at timestamptz,
  ended_at timestamptz,
  -- The day in the page's time zone, set when the guest came online; null is not counted.
  day date,
  agent smallint,
  -- How much of the stay has been counted in reports.
  reported_seconds integer,
  reported_bytes bigint not null default 0,
  -- How often the guest extended this stay.
  extensions integer not null default 0,
  primary key (page_id, id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade,
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
) with (fillfactor = 80);
create index visits_day on visits (page_id, day) include (guest_id, is_first) where online_at is not null;
create index visits_guest on visits (page_id, guest_id, asked_at desc);
create index visits_gateway on visits (page_id, gateway_id);
create index visits_mac on visits (page_id, mac, asked_at desc);
call protect_tenant_table('visits');

-- Permission for one device to come online: the one-time login that the portal hands to the gateway. Its password is derived
-- from the id, so nothing stored here lets anybody sign in.
create table grants (
  page_id uuid not null,
  id uuid not null,
  visit_id uuid not null,
  gateway_id uuid not null,
  username text not null,
  mac text not null,
  session_seconds integer not null,
  down_kbps integer not null default 0,
  up_kbps integer not null default 0,
  -- The login must be used by then; the session may go on.
  expires_at timestamptz not null,
  ends_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (page_id, id),
  constraint grants_username unique (page_id, username),
  foreign key (page_id, visit_id) references visits (page_id, id) on delete cascade
) with (fillfactor = 80);
create index grants_visit on grants (page_id, visit_id);
create index grants_mac on grants (page_id, mac, ends_at);
call protect_tenant_table('grants');

-- One row per session of a gateway. Counters are absolute and only grow (RFC 2866).
create table sessions (
  page_id uuid not null,
  id uuid not null,
  gateway_id uuid not null,
  acct_session_id text not null,
  boot_epoch integer not null,
  visit_id uuid,
  guest_id uuid,
  mac text not null default '',
  ip text,
  username text not null default '',
  started_at timestamptz not null,
  updated_at timestamptz not null,
  stopped_at timestamptz,
  -- No Stop arrived and the server closed it (reboot, silence); a newer packet may reopen it.
  is_stop_inferred boolean not null default false,
  cause text,
  seconds bigint not null default 0,
  up_bytes bigint not null default 0,
  down_bytes bigint not null default 0,
  interim_seconds integer not null default 0,
  -- When its controller, which reports nothing by itself, was last polled.
  polled_at timestamptz,
  -- The report before the last one: the difference is the current speed.
  before_at timestamptz,
  before_up_bytes bigint not null default 0,
  before_down_bytes bigint not null default 0,
  -- What openNDS counted before it let the client out and in again for new limits, which resets its counters.
  carried_up_bytes bigint not null default 0,
  carried_down_bytes bigint not null default 0,
  -- When the server last told the gateway to end the session, so a silent gateway is not told without pause.
  end_ordered_at timestamptz,
  primary key (page_id, id),
  constraint sessions_key unique (page_id, gateway_id, acct_session_id, boot_epoch),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
) with (fillfactor = 70);
create index sessions_open on sessions (page_id, started_at desc) where stopped_at is null;
create index sessions_visit on sessions (page_id, visit_id);
create index sessions_guest on sessions (page_id, guest_id, started_at) where guest_id is not null;
call protect_tenant_table('sessions');

-- Devices without a browser (a television, a console) that a guest added. Each uses what is left of its guest's stay.
create table own_devices (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  guest_id uuid not null,
  mac text not null,
  name text not null,
  gateway_id uuid not null,
  -- Its current visit.
  visit_id uuid not null,
  created_at timestamptz not null,
  primary key (page_id, id),
  constraint own_devices_mac unique (page_id, mac),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade,
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade,
  foreign key (page_id, visit_id) references visits (page_id, id) on delete cascade
);
create index own_devices_guest on own_devices (page_id, guest_id);
create index own_devices_visit on own_devices (page_id, visit_id);
call protect_tenant_table('own_devices');

-- Who is always or never let online: a device by MAC address, or a guest with all devices.
create table access_rules (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('allow', 'deny')),
  mac text,
  guest_id uuid,
  -- What the owner calls the device, such as the television of room 3.
  name text not null default '',
  -- The guest whose device it is.
  owner_guest_id uuid,
  reason text not null default '',
  until timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  primary key (page_id, id),
  constraint access_rules_mac unique (page_id, mac),
  constraint access_rules_guest unique (page_id, guest_id),
  constraint access_rules_check check (mac is not null or guest_id is not null),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade,
  foreign key (page_id, owner_guest_id) references guests (page_id, id) on delete cascade
);
create index access_rules_owner on access_rules (page_id, owner_guest_id);
call protect_tenant_table('access_rules');

-- Every answer to an Access-Request.
create table auth_log (
  page_id uuid not null,
  gateway_id uuid not null,
  at timestamptz not null,
  username text not null,
  mac text not null,
  is_accepted boolean not null,
  reason text not null,
  id bigint generated always as identity,
  primary key (page_id, at, id)
);
call protect_tenant_table('auth_log');
revoke update on auth_log from portico_app, portico_system;

-- Accounting reports as they arrived, one row for all that were answered together. They are answered once stored and applied to
-- sessions right after, so rows live for a moment. No page's transaction sees them.
create table accounting_inbox (
  id uuid primary key,
  records json not null
);
revoke all on accounting_inbox from portico_app;

-- Gateways as the dashboard lists them: wire names and state, no secrets.
create view devices with (security_invoker = true) as
select
  g.page_id,
  g.nas_id,
  g.name,
  g.type,
  g.manufacturer,
  g.page_id as page,
  g.configuration,
  case
    when g.last_seen_at is null then 'waiting'
    when g.last_seen_at <= now() - interval '5 minutes' then 'offline'
    when g.nds_down_at <= now() - interval '1 minute' and not g.nds_is_running then 'open'
    else 'online'
  end as state,
  g.last_seen_at as "lastSeenAt",
  coalesce(
    case
      when g.nds_down_at <= now() - interval '1 minute' and not g.nds_is_running then 'opennds-down'
      when g.nds_down_at <= now() - interval '2 minutes' then 'opennds-silent'
    end,
    g.last_error,
    case when g.type = 'opennds' and g.agent_version < 2 then 'agent-old' end
  ) as "lastError",
  (select count(*) from sessions s where s.page_id = g.page_id and s.gateway_id = g.id and s.stopped_at is null) as "guestsOnline",
  g.created_at as "createdAt",
  (select next_until from gateway_secrets k where k.page_id = g.page_id and k.gateway_id = g.id) as "newKeysUntil"
from gateways g;
