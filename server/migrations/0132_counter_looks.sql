-- When somebody last had the counter open, which shows the codes that guests wait for.
create table counter_looks (
  page_id uuid primary key references pages (id) on delete cascade,
  looked_at timestamptz not null
);
call protect_tenant_table('counter_looks');
