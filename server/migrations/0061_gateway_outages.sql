-- When gateways were silent for longer than their page allows; `ended_at` is empty while they still are.
create table gateway_outages (
  page_id uuid not null,
  gateway_id uuid not null,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at),
  primary key (page_id, gateway_id, began_at),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
create unique index gateway_outages_open on gateway_outages (page_id, gateway_id) where ended_at is null;
call protect_tenant_table('gateway_outages');
