-- Gateways (devices on the wire), their keys, and orders to them.

create table gateways (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  nas_id text not null,
  name text not null,
  type text not null,
  manufacturer text not null default '',
  configuration jsonb not null default '{}',
  -- The end of the portal address this gateway sends guests to: `<page>.<random>`.
  entry_key text not null,
  last_seen_at timestamptz,
  last_error text,
  -- When it last started; an Accounting-On from before is a replay.
  booted_at timestamptz,
  boot_epoch integer not null default 0,
  created_at timestamptz not null default now(),
  -- When members were told that it is offline.
  offline_told_at timestamptz,
  -- A simulator for trying things out without a router: its visits are shown while they last but never counted.
  is_simulator boolean not null default false,
  -- The address its verified RADIUS packets come from; other processes send orders there.
  radius_address text,
  -- The version of the agent on an openNDS router; from 2 on it can change a running session.
  agent_version smallint,
  -- Since when openNDS has not answered its agent. If it is not even running, the Wi-Fi is open to everybody.
  nds_down_at timestamptz,
  nds_is_running boolean,
  nds_down_told_at timestamptz,
  -- The newest Event-Timestamp of a restart, by the gateway's clock; an older one is a replay.
  restart_stamp timestamptz,
  primary key (page_id, id),
  constraint gateways_nas_id unique (page_id, nas_id),
  constraint gateways_entry_key unique (page_id, entry_key)
);
create index gateways_by_nas_id on gateways (nas_id);
call protect_tenant_table('gateways');
call let_analysts_read('gateways');

-- A gateway's keys, apart from what lists show. `next_…` is a new set, valid beside the old one until first used or until `next_until`.
create table gateway_secrets (
  page_id uuid not null,
  gateway_id uuid not null,
  -- Sealed with the installation's key.
  radius_secret bytea not null,
  fas_key bytea not null,
  agent_key bytea not null,
  -- The password or API key of a controller (UniFi, Omada); null if the gateway has none.
  controller_secret bytea,
  next_radius_secret bytea,
  next_fas_key bytea,
  next_agent_key bytea,
  next_until timestamptz,
  -- When the device first used its keys; from then on nobody can see them.
  proved_at timestamptz,
  primary key (page_id, gateway_id),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
call protect_tenant_table('gateway_secrets');

-- Orders waiting for gateways that poll the server.
create table gateway_commands (
  page_id uuid not null,
  id uuid not null,
  gateway_id uuid not null,
  session_id uuid,
  kind text not null check (kind in ('auth', 'deauth', 'change')),
  -- What the brand's protocol needs besides the MAC address.
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

-- Accounting-On and -Off packets that were received: a replay must not close sessions again, whatever the gateway's clock says.
create table gateway_restarts (
  page_id uuid not null,
  gateway_id uuid not null,
  -- The packet's Request Authenticator, which covers the whole packet.
  fingerprint bytea not null,
  heard_at timestamptz not null,
  primary key (page_id, gateway_id, fingerprint),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
call protect_tenant_table('gateway_restarts');

-- Short-lived links to a gateway's set-up steps, for a phone that is not signed in.
create table recipe_links (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  gateway_id uuid not null,
  token_hash bytea not null,
  -- The browser that opened it; no other browser sees the steps.
  browser_hash bytea,
  opened_at timestamptz,
  language text not null,
  expires_at timestamptz not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (page_id, id),
  constraint recipe_links_token_hash unique (page_id, token_hash),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
create index recipe_links_gateway on recipe_links (page_id, gateway_id);
call protect_tenant_table('recipe_links');

-- RADIUS packets that name one of the venue's gateways but could not be answered, counted per quarter of an hour.
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

-- RADIUS packets from unknown gateways, so that a venue with a similar device can be told.
create table stray_packets (
  nas_id text not null,
  address text not null,
  packets bigint not null,
  last_at timestamptz not null,
  primary key (nas_id, address)
);
revoke all on stray_packets from portico_app;
