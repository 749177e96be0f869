-- Live sessions, lists of who may always or never be online, a guest's daily allowance, and the doctor's facts.

-- What a session had moved at the report before the last: the speed now is the difference.
alter table sessions
  add column before_at timestamptz,
  add column before_up_bytes bigint not null default 0,
  add column before_down_bytes bigint not null default 0;
create index sessions_guest on sessions (page_id, guest_id, started_at) where guest_id is not null;

-- Always online, or never: a device by its address, or a person with all devices.
create table access_rules (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('allow', 'deny')),
  mac text,
  guest_id uuid,
  -- What a device without a browser is called: the television of room 3.
  name text not null default '',
  -- Whose device it is.
  owner_guest_id uuid,
  reason text not null default '',
  until timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  primary key (page_id, id),
  check (mac is not null or guest_id is not null),
  constraint access_rules_mac unique (page_id, mac),
  constraint access_rules_guest unique (page_id, guest_id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade,
  foreign key (page_id, owner_guest_id) references guests (page_id, id) on delete cascade
);
create index access_rules_owner on access_rules (page_id, owner_guest_id);
call protect_tenant_table('access_rules');

-- What one guest may use a day, over all their devices; null is no limit.
create table guest_quotas (
  page_id uuid primary key references pages on delete cascade,
  megabytes_per_day integer,
  minutes_per_day integer
);
call protect_tenant_table('guest_quotas');

-- How far a guest got and why the portal let them no further: for the doctor.
alter table portal_sessions
  add column step text,
  add column refusal text;

-- Packets that name one of the venue's gateways and could not be answered, counted by the quarter of an hour.
create table radius_drops (
  page_id uuid not null,
  gateway_id uuid not null,
  reason text not null,
  address text not null,
  quarter timestamptz not null,
  packets bigint not null,
  last_at timestamptz not null,
  primary key (page_id, gateway_id, reason, address, quarter),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
call protect_tenant_table('radius_drops');

-- Packets of gateways nobody has: read by the system alone, told to a venue whose device they resemble.
create table stray_packets (
  nas_id text not null,
  address text not null,
  packets bigint not null,
  last_at timestamptz not null,
  primary key (nas_id, address)
);
revoke all on stray_packets from portico_app;

-- A new set of keys, good beside the old one until it is first used or its time has come.
alter table gateway_secrets
  add column next_radius_secret bytea,
  add column next_fas_key bytea,
  add column next_agent_key bytea,
  add column next_until timestamptz,
  -- When the keys in use were proved by the device: from then on they are shown to nobody.
  add column proved_at timestamptz;

create or replace view devices with (security_invoker = true) as
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
    when g.last_seen_at > now() - interval '5 minutes' then 'online'
    else 'offline'
  end as state,
  g.last_seen_at as "lastSeenAt",
  g.last_error as "lastError",
  (select count(*) from sessions s where s.page_id = g.page_id and s.gateway_id = g.id and s.stopped_at is null) as "guestsOnline",
  g.created_at as "createdAt",
  (select next_until from gateway_secrets k where k.page_id = g.page_id and k.gateway_id = g.id) as "newKeysUntil"
from gateways g;
