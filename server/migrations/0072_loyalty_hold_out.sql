-- A group of guests can be left out of the rewards, so that the report can say what the others come back for.
alter table loyalty_settings add column hold_out smallint not null default 0 check (hold_out between 0 and 50);

-- In which group a guest is, since their first visit while there was a group to leave out.
create table loyalty_reach (
  page_id uuid not null references pages on delete cascade,
  guest_id uuid not null,
  is_held_out boolean not null,
  first_at timestamptz not null,
  primary key (page_id, guest_id)
);
call protect_tenant_table('loyalty_reach');

-- The report counts gifts by the day they were decided.
create index gift_orders_decided on gift_orders (page_id, decided_at) where decided_at is not null;
