-- Merges of guests that can still be taken back, and who changed what of a guest.

-- Two guests who became one. `before` holds both as they were, and what a merge put together; all of it is personal data and
-- goes with the guest, or when the time to take it back is over.
create table guest_merges (
  page_id uuid not null,
  id uuid not null,
  -- Who the two are now.
  guest_id uuid not null,
  -- Who is gone.
  gone_id uuid not null,
  why text not null,
  -- The member who did it; null when a proof did.
  by_id uuid,
  at timestamptz not null,
  until timestamptz not null,
  before jsonb not null,
  primary key (page_id, id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index guest_merges_guest on guest_merges (page_id, guest_id, at desc);
create index guest_merges_until on guest_merges (until);
call protect_tenant_table('guest_merges');

-- Keys of the rows that changed their guest with a merge. `name` is the table and the column.
create table guest_merge_rows (
  page_id uuid not null,
  merge_id uuid not null,
  name text not null,
  keys jsonb not null,
  primary key (page_id, merge_id, name),
  foreign key (page_id, merge_id) references guest_merges (page_id, id) on delete cascade
);
call protect_tenant_table('guest_merge_rows');

-- What of a guest was changed by hand. Rows are only added.
create table guest_edits (
  page_id uuid not null,
  id uuid not null,
  guest_id uuid not null,
  -- A column of guests, or a key of its profile.
  field text not null,
  before text not null default '',
  after text not null default '',
  -- The member; null for the guest.
  by_id uuid,
  at timestamptz not null,
  primary key (page_id, id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index guest_edits_guest on guest_edits (page_id, guest_id, at desc);
call protect_tenant_table('guest_edits');
