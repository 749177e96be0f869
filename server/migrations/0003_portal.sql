-- The steps a guest passes, in order. One flow a page until owners build their own.
create table flows (
  page_id uuid primary key references pages on delete cascade,
  steps jsonb not null,
  accent text not null default '#0f766e'
);
call protect_tenant_table('flows');

-- A guest on the way through the portal. Phones keep nothing between two openings of the sign-in sheet,
-- so all of it is here; the address carries the token.
create table portal_sessions (
  page_id uuid not null,
  token_hash bytea not null unique,
  gateway_id uuid not null,
  mac text not null,
  ip text,
  -- What the gateway said of the guest, as its adapter read it.
  arrival jsonb not null,
  language text,
  answers jsonb not null default '{}',
  guest_id uuid,
  visit_id uuid,
  handed_over_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (page_id, token_hash),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
create index portal_sessions_expiry on portal_sessions (expires_at);
create index portal_sessions_mac on portal_sessions (gateway_id, mac, created_at desc);
call protect_tenant_table('portal_sessions');

-- The very words people agreed to, once each; a consent keeps the hash. They name venues, so only the system reads them.
create table consent_texts (
  hash bytea primary key,
  language text not null,
  body text not null,
  first_shown_at timestamptz not null
);
revoke all on consent_texts from portico_app;
revoke update, delete on consent_texts from portico_system;
