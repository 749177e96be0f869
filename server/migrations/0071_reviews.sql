-- What guests say after a visit, and how a venue answers.
create table reviews (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  -- Null once the guest was erased: the score stays for the average.
  guest_id uuid,
  visit_id uuid not null,
  score smallint not null check (score between 1 and 5),
  words text not null default '',
  language text not null,
  status text not null default 'new' check (status in ('new', 'published', 'hidden')),
  reply text not null default '',
  replied_at timestamptz,
  created_at timestamptz not null,
  primary key (page_id, id),
  constraint reviews_visit unique (page_id, visit_id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index reviews_newest on reviews (page_id, created_at desc, id desc);
create index reviews_guest on reviews (page_id, guest_id);
call protect_tenant_table('reviews');

create table review_settings (
  page_id uuid primary key references pages on delete cascade,
  -- Where guests who liked it are asked to say so; never for a reward.
  google_url text not null default '',
  -- Whether published reviews stand beside the menu.
  is_shown boolean not null default false,
  -- A score this low becomes a lead before it becomes a public complaint.
  low_score smallint not null default 2 check (low_score between 0 and 4)
);
call protect_tenant_table('review_settings');
