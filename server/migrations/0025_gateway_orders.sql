-- Orders that change a running session, where a gateway speaks RADIUS from, and recipes for the installer's phone.

alter table gateway_commands drop constraint gateway_commands_kind_check;
alter table gateway_commands add constraint gateway_commands_kind_check check (kind in ('auth', 'deauth', 'change'));

-- The address this gateway's proven packets come from: what RADIUS hears in one process, orders from another need.
alter table gateways add column radius_address text;

-- A device's set-up steps for a phone that is not signed in: opened once, by whoever holds the link, for a short while.
create table recipe_links (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  gateway_id uuid not null,
  token_hash bytea not null unique,
  -- Of the browser that opened it; no other sees the steps.
  browser_hash bytea,
  opened_at timestamptz,
  language text not null,
  expires_at timestamptz not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (page_id, id),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
create index recipe_links_gateway on recipe_links (page_id, gateway_id);
call protect_tenant_table('recipe_links');
