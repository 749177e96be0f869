alter table pages
  add column address text not null default '',
  -- By weekday, as contract/src/openingHours.ts; null while nobody has said.
  add column opening_hours jsonb;
create index pages_deleted on pages (deleted_at) where deleted_at is not null;

alter table members
  -- The switch for guests' personal data; null leaves it to the role.
  add column can_read_identity boolean,
  add column last_active_at timestamptz;

-- Invitations to a page. The code is derived from the id with the installation's key; only its hash lies here.
create table invitations (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  -- An e-mail in lower case, or a mobile number in international form.
  address text not null,
  role text not null check (role in ('manager', 'editor', 'staff', 'analyst')),
  code_hash bytea not null unique,
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn', 'replaced')),
  primary key (page_id, id),
  check ((closed_at is null) = (outcome is null))
);
create unique index invitations_open on invitations (page_id, address) where closed_at is null;
create index invitations_address on invitations (address) where closed_at is null;
call protect_tenant_table('invitations');

-- A page its owner offers to another member; one offer at a time.
create table ownership_offers (
  page_id uuid primary key references pages on delete cascade,
  from_user uuid not null,
  to_user uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (page_id, from_user) references members (page_id, user_id) on delete cascade,
  foreign key (page_id, to_user) references members (page_id, user_id) on delete cascade
);
call protect_tenant_table('ownership_offers');

create index audit_log_actor on audit_log (page_id, actor_id, at desc);
