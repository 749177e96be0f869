-- Login flows: a draft that is edited, versions that guests pass. The look of a portal stands apart from its steps.
create table login_flows (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  -- The draft; guests see a version.
  steps jsonb not null,
  -- Newest published version; 0 before the first.
  version integer not null default 0,
  -- Guests of the page pass this one, unless their gateway has one of its own.
  is_active boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (page_id, id)
);
create unique index login_flows_active on login_flows (page_id) where is_active;
call protect_tenant_table('login_flows');

create table login_flow_versions (
  page_id uuid not null,
  flow_id uuid not null,
  version integer not null,
  steps jsonb not null,
  published_at timestamptz not null,
  published_by uuid,
  primary key (page_id, flow_id, version),
  foreign key (page_id, flow_id) references login_flows (page_id, id) on delete cascade
);
call protect_tenant_table('login_flow_versions');
-- What guests agreed to and passed is evidence.
revoke update on login_flow_versions from portico_app, portico_system;

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

-- The flows of before had one step that mattered: one tap, or a form of three fields.
with old as (
  select f.page_id, gen_random_uuid() as id, f.steps -> 0 as step from flows f
), written as (
  select page_id, id, jsonb_build_array(
    jsonb_build_object('id', 'step-1', 'type', case when step ->> 'type' = 'form' then 'form' else 'one-tap' end)
    || case when step ->> 'type' = 'form' then jsonb_build_object('questions', coalesce((
      select jsonb_agg(jsonb_build_object('id', a.key, 'label', '{}'::jsonb, 'type', case a.key when 'name' then 'text' else a.key end,
        'mappingField', a.key, 'required', a.value = 'required', 'options', '[]'::jsonb) order by a.n)
      from (values ('name', step ->> 'name', 1), ('phone', step ->> 'phone', 2), ('email', step ->> 'email', 3)) a (key, value, n)
      where a.value in ('optional', 'required')), '[]'::jsonb)) else '{}'::jsonb end) as steps
  from old
), made as (
  insert into login_flows (page_id, id, name, steps, version, is_active, created_at, updated_at)
  select page_id, id, 'Wi-Fi', steps, 1, true, now(), now() from written
)
insert into login_flow_versions (page_id, flow_id, version, steps, published_at)
select page_id, id, 1, steps, now() from written;
set constraints all immediate;
alter table flows drop column steps;
alter table flows rename to portal_looks;

-- A session keeps to the version it began with, whatever is published meanwhile.
alter table portal_sessions add column flow_id uuid, add column flow_version integer;

-- One-time codes. The digits are worked out from the id with the installation's key, so none is stored.
create table portal_codes (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  step_id text not null,
  way text not null check (way in ('sms', 'zalo', 'email', 'screen', 'staff')),
  -- HMAC of the number or address: enough to count by, not to read.
  destination_hash bytea not null,
  -- What staff may see of it, to tell one guest from another.
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
  primary key (page_id, id)
);
create index portal_codes_destination on portal_codes (destination_hash, created_at);
create index portal_codes_mac on portal_codes (mac, created_at);
create index portal_codes_page on portal_codes (page_id, created_at);
create index portal_codes_ip on portal_codes (ip, created_at);
create index portal_codes_made on portal_codes (created_at);
call protect_tenant_table('portal_codes');

-- Steps a guest has passed before, so that nobody is asked the same twice.
create table guest_steps (
  page_id uuid not null,
  guest_id uuid not null,
  step_id text not null,
  at timestamptz not null,
  primary key (page_id, guest_id, step_id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
call protect_tenant_table('guest_steps');

-- Answers mapped to no field of their own, and which of the contacts were proved.
alter table guests add column profile jsonb not null default '{}', add column phone_verified_at timestamptz,
  add column email_verified_at timestamptz;

-- A few minutes of Internet to fetch a mail or sign in elsewhere; who does not come back is disconnected.
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
