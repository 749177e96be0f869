-- Guests and leads out of files: where each import is, what it did, and what it must not bring back.

create table imports (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  target text not null check (target in ('guests', 'leads')),
  -- The file: its parts lie in the store until the import is over.
  name text not null,
  size_bytes bigint not null,
  offset_bytes bigint not null default 0,
  parts integer[] not null default '{}',
  state text not null,
  failure text,
  -- The header, and samples of rows; emptied with the file.
  has_header boolean not null default true,
  columns jsonb not null default '[]',
  sample jsonb not null default '[]',
  plan jsonb,
  -- Of the file, in thousandths.
  progress smallint not null default 0,
  total_rows integer,
  -- Rows of the file that are written: where a run goes on.
  rows_read integer not null default 0,
  added integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  wrong integer not null default 0,
  problems integer not null default 0,
  tags_made uuid[] not null default '{}',
  undone jsonb,
  created_by uuid not null,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- A worker has it until then; when the worker dies, another goes on.
  leased_until timestamptz,
  -- Its traces are gone, for it cannot be undone any more.
  cleared_at timestamptz,
  -- The file is kept until then.
  expires_at timestamptz not null,
  primary key (page_id, id)
);
create index imports_newest on imports (page_id, created_at desc, id);
create index imports_working on imports (state) where state in ('reading', 'trying', 'running', 'undoing');
create index imports_expiry on imports (expires_at) where cardinality(parts) > 0;
call protect_tenant_table('imports');

-- What is wrong with which row of the file, without what it says.
create table import_problems (
  page_id uuid not null,
  import_id uuid not null,
  line integer not null,
  -- The column's name.
  field text not null,
  problem text not null,
  primary key (page_id, import_id, line, field),
  foreign key (page_id, import_id) references imports (page_id, id) on delete cascade
);
call protect_tenant_table('import_problems');

-- What an import did to a guest, to be undone.
create table import_guests (
  page_id uuid not null,
  import_id uuid not null,
  guest_id uuid not null,
  is_new boolean not null,
  -- A hash of the guest's row as the import left it, of a new guest.
  print text,
  -- Of a guest who was there before: a hash of each value it filled in.
  filled jsonb not null default '{}',
  tags uuid[] not null default '{}',
  notes uuid[] not null default '{}',
  primary key (page_id, import_id, guest_id),
  foreign key (page_id, import_id) references imports (page_id, id) on delete cascade,
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index import_guests_guest on import_guests (page_id, guest_id);
call protect_tenant_table('import_guests');

create table import_leads (
  page_id uuid not null,
  import_id uuid not null,
  lead_id uuid not null,
  is_new boolean not null,
  primary key (page_id, import_id, lead_id),
  foreign key (page_id, import_id) references imports (page_id, id) on delete cascade,
  foreign key (page_id, lead_id) references leads (page_id, id) on delete cascade
);
call protect_tenant_table('import_leads');

-- Keyed hashes of the numbers and addresses of erased guests: a file from before does not bring them back.
create table erased_contacts (
  page_id uuid not null references pages on delete cascade,
  hash bytea not null,
  at timestamptz not null,
  primary key (page_id, hash)
);
call protect_tenant_table('erased_contacts');

-- Whom a row of a file is about.
create index guests_phone on guests (page_id, phone) where phone is not null;
create index guests_email on guests (page_id, lower(email)) where email is not null;
