-- The installation's own certificate authority for Wi-Fi. Phones trust its certificate, the server shows one that it has
-- signed, and so is every guest's. The newest is in use.
create table wifi_authorities (
  id uuid primary key,
  certificate text not null,
  sealed_key bytea not null,
  server_name text not null,
  server_certificate text not null,
  sealed_server_key bytea not null,
  server_until timestamptz not null,
  created_at timestamptz not null
);
revoke all on wifi_authorities from portico_app;

-- A venue's second, encrypted network. `certificate` is the owner's own, instead of the installation's.
create table wifi_profile_settings (
  page_id uuid primary key references pages (id) on delete cascade,
  is_enabled boolean not null,
  network_name text not null,
  valid_days integer not null check (valid_days between 1 and 1825),
  is_chain boolean not null,
  has_passpoint boolean not null,
  certificate text,
  sealed_key bytea,
  certificate_until timestamptz,
  check ((certificate is null) = (sealed_key is null) and (certificate is null) = (certificate_until is null))
);
call protect_tenant_table('wifi_profile_settings');

-- What lets one guest's device in by itself. Neither password nor private key is stored: both are worked out from the login
-- by the server's own key.
create table wifi_profiles (
  page_id uuid not null,
  id uuid not null,
  guest_id uuid not null,
  kind text not null check (kind in ('password', 'certificate')),
  device text not null check (device in ('apple', 'android', 'windows', 'other')),
  login text not null,
  file_hash bytea,
  file_until timestamptz,
  code_id uuid,
  session_seconds integer,
  down_kbps integer not null,
  up_kbps integer not null,
  visit_id uuid,
  uses integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  revoked_by text check (revoked_by in ('owner', 'guest', 'erased', 'renewed')),
  primary key (page_id, id),
  constraint wifi_profiles_login unique (page_id, login),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index wifi_profiles_guest on wifi_profiles (page_id, guest_id);
create index wifi_profiles_file on wifi_profiles (page_id, file_hash) where file_hash is not null;
call protect_tenant_table('wifi_profiles');

-- Who the owner of a profile is at the chain's other venues.
create table wifi_profile_guests (
  page_id uuid not null,
  login text not null,
  guest_id uuid not null,
  revoked_at timestamptz,
  primary key (page_id, login),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index wifi_profile_guests_guest on wifi_profile_guests (page_id, guest_id);
call protect_tenant_table('wifi_profile_guests');

-- Whose tunnel a phone may open again with a ticket of this name.
create table wifi_tickets (
  page_id uuid not null references pages (id) on delete cascade,
  name bytea not null,
  login text not null,
  expires_at timestamptz not null,
  primary key (page_id, name)
);
create index wifi_tickets_expiry on wifi_tickets (expires_at);
call protect_tenant_table('wifi_tickets');
