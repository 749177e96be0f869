-- People to be followed up, what became of each, and the stages a venue works in.
create table leads (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  -- Null while nobody knows which guest it is.
  guest_id uuid,
  name text not null default '',
  -- E.164.
  phone text,
  -- In lower case.
  email text,
  -- What the person wants.
  note text not null default '',
  source text not null check (source in ('form', 'cta', 'survey', 'manual', 'api', 'import')),
  campaign_id uuid,
  stage text not null,
  -- The member who follows it up.
  owner_id uuid,
  due_at timestamptz,
  reminded_at timestamptz,
  -- In minor units of the page's currency.
  value bigint,
  lost_reason text not null default '',
  -- Grows with every change, so that two people do not overwrite each other.
  revision integer not null default 1,
  -- Name, phone and email as a search compares them.
  search text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Set while the lead is won or lost.
  closed_at timestamptz,
  primary key (page_id, id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index leads_created on leads (page_id, created_at desc, id);
create index leads_guest on leads (page_id, guest_id);
create index leads_open_phone on leads (page_id, phone) where closed_at is null;
create index leads_open_email on leads (page_id, email) where closed_at is null;
create index leads_due on leads (due_at) where reminded_at is null and closed_at is null;
call protect_tenant_table('leads');

-- What happened to a lead. Rows are only added; the text of an erased guest is blanked.
create table lead_notes (
  page_id uuid not null,
  id uuid not null,
  lead_id uuid not null,
  kind text not null check (kind in ('note', 'created', 'joined', 'stage', 'owner')),
  text text not null default '',
  -- Of `stage` the stages, of `owner` the members.
  before text not null default '',
  after text not null default '',
  by_id uuid,
  at timestamptz not null,
  primary key (page_id, id),
  foreign key (page_id, lead_id) references leads (page_id, id) on delete cascade
);
create index lead_notes_lead on lead_notes (page_id, lead_id, at desc);
call protect_tenant_table('lead_notes');

-- A venue's own stages in their order; without a row the usual ones.
create table lead_boards (
  page_id uuid primary key references pages on delete cascade,
  stages jsonb not null
);
call protect_tenant_table('lead_boards');
