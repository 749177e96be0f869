-- Gateways (the wire says devices), their secrets apart from what lists show.
create table gateways (
  page_id uuid not null references pages on delete cascade,
  id uuid not null unique,
  nas_id text not null,
  name text not null,
  type text not null,
  manufacturer text not null default '',
  configuration jsonb not null default '{}',
  -- Unguessable part of the portal address this gateway sends its guests to.
  entry_key text not null unique,
  last_seen_at timestamptz,
  last_error text,
  -- Accounting-On of an earlier boot than this is a replay.
  booted_at timestamptz,
  boot_epoch integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (page_id, id),
  constraint gateways_nas_id unique (page_id, nas_id)
);
create index gateways_by_nas_id on gateways (nas_id);
call protect_tenant_table('gateways');

create table gateway_secrets (
  page_id uuid not null,
  gateway_id uuid not null,
  -- Sealed with the installation's key; the RADIUS secret, the FAS key, the agent's key.
  radius_secret bytea not null,
  fas_key bytea not null,
  agent_key bytea not null,
  primary key (page_id, gateway_id),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
call protect_tenant_table('gateway_secrets');

create table guests (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text,
  phone text,
  email text,
  language text not null default 'vi',
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  visits integer not null default 0,
  primary key (page_id, id)
);
create index guests_last_seen on guests (page_id, last_seen_at desc);
call protect_tenant_table('guests');

-- A phone as this venue's network sees it. Addresses rotate: a device points to a guest, never is one.
create table guest_devices (
  page_id uuid not null,
  mac text not null,
  guest_id uuid not null,
  last_seen_at timestamptz not null,
  primary key (page_id, mac),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
call protect_tenant_table('guest_devices');

-- Append-only: one person, one purpose, one channel, one text version.
create table consents (
  page_id uuid not null,
  id uuid not null,
  guest_id uuid not null,
  purpose text not null check (purpose in ('terms', 'marketing')),
  channel text not null,
  is_given boolean not null,
  text_hash bytea not null,
  language text not null,
  at timestamptz not null,
  evidence jsonb not null default '{}',
  primary key (page_id, id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index consents_guest on consents (page_id, guest_id, at desc);
call protect_tenant_table('consents');
revoke update on consents from portico_app, portico_system;

-- A guest's stay. It counts from the moment the gateway confirmed that the guest is online.
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
  -- The page's own day, fixed when the guest came online.
  day date,
  primary key (page_id, id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade,
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
create index visits_day on visits (page_id, day) include (guest_id, is_first) where online_at is not null;
create index visits_guest on visits (page_id, guest_id, asked_at desc);
create index visits_gateway on visits (page_id, gateway_id);
create index visits_waiting on visits (page_id, mac, asked_at desc) where status = 'waiting';
call protect_tenant_table('visits');

-- Permission for one device to come online: the one-time login the portal hands to the gateway.
-- Its password is derived from the id, so nothing here signs anybody in.
create table grants (
  page_id uuid not null,
  id uuid not null,
  visit_id uuid not null,
  gateway_id uuid not null,
  username text not null unique,
  mac text not null,
  session_seconds integer not null,
  down_kbps integer not null default 0,
  up_kbps integer not null default 0,
  -- The hand-off must be used by then; the session may go on.
  expires_at timestamptz not null,
  ends_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (page_id, id),
  foreign key (page_id, visit_id) references visits (page_id, id) on delete cascade
);
create index grants_mac on grants (page_id, mac, ends_at) where used_at is not null;
create index grants_visit on grants (page_id, visit_id);
call protect_tenant_table('grants');

-- One row a session of a gateway; counters are absolute and only grow (RFC 2866).
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
  -- True when no Stop came and we closed it (reboot, silence): a newer packet may open it again.
  is_stop_inferred boolean not null default false,
  cause text,
  seconds bigint not null default 0,
  up_bytes bigint not null default 0,
  down_bytes bigint not null default 0,
  interim_seconds integer not null default 0,
  primary key (page_id, id),
  constraint sessions_key unique (gateway_id, acct_session_id, boot_epoch),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
) with (fillfactor = 70);
create index sessions_open on sessions (page_id, started_at desc) where stopped_at is null;
create index sessions_visit on sessions (page_id, visit_id);
call protect_tenant_table('sessions');

-- Every answer RADIUS gave to an Access-Request.
create table auth_log (
  page_id uuid not null,
  gateway_id uuid not null,
  at timestamptz not null,
  username text not null,
  mac text not null,
  is_accepted boolean not null,
  reason text not null
);
create index auth_log_page on auth_log (page_id, at desc);
call protect_tenant_table('auth_log');
revoke update on auth_log from portico_app, portico_system;

-- Orders for gateways that poll us.
create table gateway_commands (
  page_id uuid not null,
  id uuid not null,
  gateway_id uuid not null,
  session_id uuid,
  kind text not null check (kind in ('auth', 'deauth')),
  -- What the gateway's own language needs beside the address.
  payload jsonb not null default '{}',
  mac text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'done', 'failed')),
  created_at timestamptz not null,
  sent_at timestamptz,
  done_at timestamptz,
  detail text not null default '',
  primary key (page_id, id),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
create index gateway_commands_open on gateway_commands (gateway_id, created_at) where status in ('queued', 'sent');
call protect_tenant_table('gateway_commands');

-- What the dashboard lists as devices: wire names, state worked out, no secret.
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
    when g.last_seen_at > now() - interval '5 minutes' then 'online'
    else 'offline'
  end as state,
  g.last_seen_at as "lastSeenAt",
  g.last_error as "lastError",
  (select count(*) from sessions s where s.page_id = g.page_id and s.gateway_id = g.id and s.stopped_at is null) as "guestsOnline",
  g.created_at as "createdAt"
from gateways g;
