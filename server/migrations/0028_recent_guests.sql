-- Top lists of few days, found among the guests with the most lately (docs/reports.md). `last_period` is the newest stretch of
-- thirty days, counted from 2000, in which a guest was here; `previous_…` was in the one before it, `earlier_…` before both: what
-- is left of the sums of all time is of the newest. Null is nothing, and takes no room: most guests come in one stretch alone.

-- Whoever owns the tables but may not do everything would see no rows of them.
alter table guest_page no force row level security;
alter table guest_day no force row level security;

-- Every row gets longer: written anew in the order in which guests came, and indexes made after, it is read once and written once.
set local work_mem = '64MB';
set local enable_indexscan = off;
set local enable_mergejoin = off;
create temp table kept on commit drop as
  select g.*, newest as last_period, previous_visits, earlier_visits, previous_seconds, earlier_seconds, previous_bytes, earlier_bytes,
    has_less
  from guest_page g left join (
    select page_id, guest_id, newest, nullif(bool_or(seconds < 0 or bytes < 0), false) as has_less,
      nullif(sum(visits) filter (where period = newest - 1), 0) as previous_visits,
      nullif(sum(visits) filter (where period < newest - 1), 0) as earlier_visits,
      nullif(sum(seconds) filter (where period = newest - 1), 0) as previous_seconds,
      nullif(sum(seconds) filter (where period < newest - 1), 0) as earlier_seconds,
      nullif(sum(bytes) filter (where period = newest - 1), 0) as previous_bytes,
      nullif(sum(bytes) filter (where period < newest - 1), 0) as earlier_bytes
    from (
      select page_id, guest_id, visits, seconds, bytes, (day - date '2000-01-01') / 30 as period,
        max((day - date '2000-01-01') / 30) over (partition by page_id, guest_id) as newest
      from guest_day) d
    group by 1, 2, 3) s using (page_id, guest_id);
truncate guest_page;
alter table guest_page drop constraint guest_page_pkey, drop constraint guest_page_page_id_fkey,
  add column last_period integer not null,
  add column previous_visits integer,
  add column earlier_visits integer,
  add column previous_seconds bigint,
  add column earlier_seconds bigint,
  add column previous_bytes bigint,
  add column earlier_bytes bigint,
  -- Some of the guest's time or data was taken back, so that a part of the days may hold more than all of them.
  add column has_less boolean,
  -- The sums of both stretches, of those who may be among the first: row-level security lets indexes search columns, not sums.
  add column recent_visits integer generated always as
    (case when visits - coalesce(earlier_visits, 0) >= 3 then visits - coalesce(earlier_visits, 0) end) stored,
  add column recent_seconds bigint generated always as
    (case when seconds - coalesce(earlier_seconds, 0) >= 14400 then seconds - coalesce(earlier_seconds, 0) end) stored,
  add column recent_bytes bigint generated always as
    (case when bytes - coalesce(earlier_bytes, 0) >= 1000000000 then bytes - coalesce(earlier_bytes, 0) end) stored;
drop index guest_page_visits, guest_page_seconds, guest_page_bytes;
insert into guest_page
  select page_id, guest_id, visits, seconds, bytes, first_at, last_at, last_day, prior_day, coalesce(last_period, 0), previous_visits,
    earlier_visits, previous_seconds, earlier_seconds, previous_bytes, earlier_bytes, has_less
  from kept order by first_at;
alter table guest_page add primary key (page_id, guest_id), add foreign key (page_id) references pages on delete cascade;
create index guest_page_visits on guest_page (page_id, visits desc) where visits >= 5;
create index guest_page_seconds on guest_page (page_id, seconds desc) where seconds >= 36000;
create index guest_page_bytes on guest_page (page_id, bytes desc) where bytes >= 4000000000;
create index guest_page_recent_visits on guest_page (page_id, last_period, recent_visits desc) where recent_visits is not null;
create index guest_page_recent_seconds on guest_page (page_id, last_period, recent_seconds desc) where recent_seconds is not null;
create index guest_page_recent_bytes on guest_page (page_id, last_period, recent_bytes desc) where recent_bytes is not null;
create index guest_page_less on guest_page (page_id) where has_less;

reset work_mem;
reset enable_indexscan;
reset enable_mergejoin;
alter table guest_page force row level security;
alter table guest_day force row level security;
