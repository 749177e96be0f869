-- Devices without a browser that guests bring along, and the address that takes a sign-in to the real browser.

-- A television, a console, a speaker: let in with what is left of its guest's stay, by a grant of its own.
create table own_devices (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  guest_id uuid not null,
  mac text not null,
  name text not null,
  gateway_id uuid not null,
  -- The stay it has now; the one before is over when a new one is made.
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

-- How many of them a guest may have; none is a venue that lets nobody add any.
alter table guest_quotas add column devices_per_guest smallint not null default 2 check (devices_per_guest between 0 and 20);

-- Of the one address that is good now; it goes when it is opened.
alter table portal_sessions add column hand_off bytea;
create unique index portal_sessions_hand_off on portal_sessions (hand_off) where hand_off is not null;
