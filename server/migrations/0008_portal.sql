-- Login flows, and guests on their way through them.

-- The accent color of a portal without a template.
create table portal_looks (
  page_id uuid primary key references pages on delete cascade,
  accent text not null default '#0f766e'
);
call protect_tenant_table('portal_looks');

-- Login flows: a draft that is edited, and versions that guests go through.
create table login_flows (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  -- The draft; guests see a version.
  steps jsonb not null,
  -- The newest published version; 0 before the first.
  version integer not null default 0,
  -- The flow of the page's guests, unless their gateway has its own.
  is_active boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The template it is shown in; null is the page's active one.
  template_id uuid,
  -- Goes up with every change of the draft, so nobody overwrites what they have not seen.
  revision integer not null default 0,
  edited_by uuid,
  primary key (page_id, id),
  constraint login_flows_template foreign key (page_id, template_id) references page_templates (page_id, id)
);
create unique index login_flows_active on login_flows (page_id) where is_active;
create index login_flows_template on login_flows (page_id, template_id) where template_id is not null;
call protect_tenant_table('login_flows');

create table login_flow_versions (
  page_id uuid not null,
  flow_id uuid not null,
  version integer not null,
  steps jsonb not null,
  at timestamptz not null,
  by_user uuid,
  -- Not a foreign key: a version never changes, even when its template is deleted.
  template_id uuid,
  is_published boolean not null default true,
  primary key (page_id, flow_id, version),
  foreign key (page_id, flow_id) references login_flows (page_id, id) on delete cascade
);
call protect_tenant_table('login_flow_versions');
-- What guests agreed to and went through is evidence.
revoke update on login_flow_versions from portico_app, portico_system;

-- Gateways with a flow of their own.
create table login_flow_gateways (
  page_id uuid not null,
  gateway_id uuid not null,
  flow_id uuid not null,
  primary key (page_id, gateway_id),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade,
  foreign key (page_id, flow_id) references login_flows (page_id, id) on delete cascade
);
create index login_flow_gateways_flow on login_flow_gateways (page_id, flow_id);
call protect_tenant_table('login_flow_gateways');

-- A guest on the way through the portal. Phones remember nothing between two openings of the sign-in sheet, so everything is
-- stored here; the address carries the token.
create table portal_sessions (
  page_id uuid not null,
  token_hash bytea not null,
  gateway_id uuid not null,
  mac text not null,
  ip text,
  -- What the gateway said about the guest, as read by its adapter.
  arrival jsonb not null,
  language text,
  answers jsonb not null default '{}',
  visit_id uuid,
  handed_over_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Phone, make, system and browser, packed (server/src/reports/count/agent.ts).
  agent smallint,
  -- A session stays with the version it began with, whatever is published later.
  flow_id uuid,
  flow_version integer,
  -- How far the guest got, and why the portal refused them: for the connection doctor.
  step text,
  refusal text,
  -- Hash of the single-use address that continues in the phone's browser.
  hand_off bytea,
  -- A sign-in continues only in the browser it began in.
  browser bytea,
  -- The phone came back with a mark that only an open gateway passes on. It proves nobody's identity.
  returned_at timestamptz,
  primary key (page_id, token_hash),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
create index portal_sessions_expiry on portal_sessions (expires_at);
create index portal_sessions_mac on portal_sessions (gateway_id, mac, created_at desc);
create unique index portal_sessions_hand_off on portal_sessions (page_id, hand_off) where hand_off is not null;
call protect_tenant_table('portal_sessions');

-- One-time codes. The digits are derived from the id with the installation's key, so none are stored.
create table portal_codes (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  step_id text not null,
  way text not null check (way in ('sms', 'zalo', 'email', 'screen', 'staff')),
  -- HMAC of the number or address: it can be counted but not read.
  destination_hash bytea not null,
  -- What staff may see of it, to tell guests apart.
  hint text not null default '',
  country text not null default '',
  gateway_id uuid not null,
  mac text not null,
  ip text not null default '',
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  failed_at timestamptz,
  -- Limits on a number or an address count only what was really sent.
  is_sent boolean not null default true,
  primary key (page_id, id)
);
create index portal_codes_destination on portal_codes (destination_hash, created_at);
create index portal_codes_mac on portal_codes (mac, created_at);
create index portal_codes_page on portal_codes (page_id, created_at);
create index portal_codes_ip on portal_codes (ip, created_at);
create index portal_codes_made on portal_codes (created_at);
call protect_tenant_table('portal_codes');

-- A few minutes of Internet to read a mail or sign in elsewhere; a guest who does not come back is disconnected.
create table portal_passes (
  page_id uuid not null,
  visit_id uuid not null,
  token_hash bytea not null,
  ends_at timestamptz not null,
  closed_at timestamptz,
  primary key (page_id, visit_id),
  foreign key (page_id, visit_id) references visits (page_id, id) on delete cascade
);
create index portal_passes_open on portal_passes (ends_at) where closed_at is null;
call protect_tenant_table('portal_passes');
