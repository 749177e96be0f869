-- Lists as files. The files lie in the store, in parts, for a day.
create table exports (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  target text not null check (target in ('guests', 'leads')),
  format text not null check (format in ('csv', 'xlsx')),
  -- What the list was narrowed to.
  filters jsonb not null,
  language text not null,
  -- Whoever asked might read names and contacts.
  is_named boolean not null,
  state text not null,
  rows integer not null default 0,
  bytes bigint not null default 0,
  parts integer[] not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- A worker has it until then; when the worker dies, another begins anew.
  leased_until timestamptz,
  expires_at timestamptz,
  primary key (page_id, id)
);
create index exports_own on exports (page_id, created_by, created_at desc);
create index exports_waiting on exports (created_at) where state = 'waiting';
create index exports_expiry on exports (expires_at) where state = 'done';
call protect_tenant_table('exports');
