-- What a venue knows of each guest, in one row: lists, searches and segments read it, and a worker writes it from the truth.

-- A guest of whom something changed. Rows are only added and taken away, so that writers never wait for each other.
create table guest_changes (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  guest_id uuid not null,
  -- Left alone until then.
  due_at timestamptz not null default now(),
  primary key (page_id, id)
);
call protect_tenant_table('guest_changes');

create table guest_profiles (
  page_id uuid not null,
  guest_id uuid not null,
  name text,
  phone text,
  email text,
  source text not null,
  language text not null,
  is_phone_verified boolean not null,
  is_email_verified boolean not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  visits integer not null,
  seconds bigint not null,
  bytes bigint not null,
  -- Days since 2000-01-01 in the venue's zone, upwards, one for each of the newest 200 visits.
  visit_days integer[] not null,
  -- Weekdays (bit 1 is Monday) and hours (bit 0 is midnight) the guest ever came at.
  weekdays smallint not null,
  hours integer not null,
  -- The phone's operating system, by its place in SYSTEMS (contract/src/reports/query.ts).
  system smallint not null,
  -- By nas_id.
  gateways text[] not null,
  -- Ways in which marketing is allowed now.
  channels text[] not null,
  tags uuid[] not null,
  -- Attributes of the venue's own, and the newest answer to each question.
  answers jsonb not null,
  -- The newest rating, from 0 to 10.
  score smallint,
  -- Month times 100 plus day.
  birthday smallint,
  campaigns_seen uuid[] not null,
  campaigns_clicked uuid[] not null,
  -- Name, phone and email as a search compares them, and hashes of their parts of three letters.
  search text not null,
  grams integer[] not null,
  primary key (page_id, guest_id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
) with (fillfactor = 80);
create index guest_profiles_newest on guest_profiles (page_id, last_seen_at desc, guest_id desc);
create index guest_profiles_visits on guest_profiles (page_id, visits desc, guest_id desc);
create index guest_profiles_first on guest_profiles (page_id, first_seen_at desc, guest_id desc);
-- The page is part of each hash, so one venue's names never slow down another's search.
create index guest_profiles_grams on guest_profiles using gin (grams) with (gin_pending_list_limit = 256);
call protect_tenant_table('guest_profiles');

-- How many guests a page has by source, so that a total costs nothing.
create table guest_totals (
  page_id uuid not null references pages on delete cascade,
  source text not null,
  guests integer not null,
  primary key (page_id, source)
);
call protect_tenant_table('guest_totals');

-- A venue's words for its guests.
create table tags (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  colour text not null,
  -- A segment's condition: guests it matches have the tag, others lose it; null is by hand.
  rule jsonb,
  created_at timestamptz not null,
  primary key (page_id, id),
  constraint tags_name unique (page_id, name)
);
call protect_tenant_table('tags');

create table tagged_guests (
  page_id uuid not null,
  tag_id uuid not null,
  guest_id uuid not null,
  -- Given by a member, by the tag's rule, or by an answer.
  origin text not null check (origin in ('hand', 'rule', 'answer', 'import')),
  at timestamptz not null,
  primary key (page_id, guest_id, tag_id),
  foreign key (page_id, tag_id) references tags (page_id, id) on delete cascade,
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index tagged_guests_tag on tagged_guests (page_id, tag_id);
call protect_tenant_table('tagged_guests');

create table guest_notes (
  page_id uuid not null,
  id uuid not null,
  guest_id uuid not null,
  body text not null,
  written_by uuid,
  at timestamptz not null,
  primary key (page_id, id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index guest_notes_guest on guest_notes (page_id, guest_id, at desc);
call protect_tenant_table('guest_notes');

-- When a guest counts as regular, cooling off, at risk or lost; a page without a row uses the defaults of contract/src/profiles/lifecycle.ts.
create table lifecycle_thresholds (
  page_id uuid primary key references pages on delete cascade,
  regular_visits integer not null,
  cooling_days integer not null,
  risk_days integer not null,
  lost_days integer not null
);
call protect_tenant_table('lifecycle_thresholds');

-- Guests chosen by a condition (contract/src/segments/condition.ts).
create table segments (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  condition jsonb not null,
  -- Goes up with every change, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  edited_by uuid,
  primary key (page_id, id),
  constraint segments_name unique (page_id, name)
);
call protect_tenant_table('segments');

create table segment_versions (
  page_id uuid not null,
  segment_id uuid not null,
  version integer not null,
  name text not null,
  condition jsonb not null,
  at timestamptz not null,
  by_user uuid,
  primary key (page_id, segment_id, version),
  foreign key (page_id, segment_id) references segments (page_id, id) on delete cascade
);
call protect_tenant_table('segment_versions');

-- The campaigns a guest saw or clicked.
create index campaign_guest_guest on campaign_guest (page_id, guest_id);
create index event_clicks_guest on event (page_id, guest_id) where kind = 9 and guest_id is not null;

insert into guest_changes (page_id, id, guest_id) select page_id, gen_random_uuid(), id from guests where erased_at is null;
