-- What reports count per campaign and per guest (docs/reports.md).

-- Impressions and clicks by campaign.
create table campaign_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  campaign_id uuid not null,
  impressions integer not null default 0,
  clicks integer not null default 0,
  -- Guests who saw it for the first time, and for the last time, on this day.
  reached integer not null default 0,
  latest integer not null default 0,
  primary key (page_id, day, campaign_id)
) with (fillfactor = 60);
call protect_counts('campaign_day');

create table campaign_month (
  like campaign_day including defaults,
  primary key (page_id, day, campaign_id),
  foreign key (page_id) references pages on delete cascade
) with (fillfactor = 60);
call protect_counts('campaign_month');

create table campaign_quarter (
  like campaign_day including defaults,
  primary key (page_id, day, campaign_id),
  foreign key (page_id) references pages on delete cascade
) with (fillfactor = 60);
call protect_counts('campaign_quarter');

-- When a guest first and last saw a campaign; `prior_…` is the value before the newest change.
create table campaign_guest (
  page_id uuid not null references pages on delete cascade,
  campaign_id uuid not null,
  guest_id uuid not null,
  first_day date not null,
  last_day date not null,
  prior_first date,
  prior_last date,
  primary key (page_id, campaign_id, guest_id)
) with (fillfactor = 80);
-- For the guests a campaign reached on a day.
create index campaign_guest_first on campaign_guest (page_id, campaign_id, first_day);
call protect_tenant_table('campaign_guest');
call let_analysts_read('campaign_guest');

-- A guest on a day.
create table guest_day (
  page_id uuid not null references pages on delete cascade,
  guest_id uuid not null,
  day date not null,
  visits integer not null,
  seconds bigint not null,
  bytes bigint not null,
  primary key (page_id, guest_id, day)
) with (fillfactor = 90);
create index guest_day_day on guest_day (page_id, day);
call protect_tenant_table('guest_day');
call let_analysts_read('guest_day');

-- A guest over all time. `prior_day` is `last_day` before the newest change, for the statement that made it.
-- `last_period` is the newest stretch of thirty days, counted from 2000, in which the guest visited; `previous_…` is the stretch
-- before it, `earlier_…` everything older. Null is nothing and takes no space: most guests visit in one stretch only.
create table guest_page (
  page_id uuid not null references pages on delete cascade,
  guest_id uuid not null,
  visits integer not null,
  seconds bigint not null,
  bytes bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  last_day date,
  prior_day date,
  last_period integer not null,
  previous_visits integer,
  earlier_visits integer,
  previous_seconds bigint,
  earlier_seconds bigint,
  previous_bytes bigint,
  earlier_bytes bigint,
  -- Some time or data was subtracted, so single days may exceed the total.
  has_less boolean,
  -- The newest two stretches, only of guests who may reach a top list. Row-level security can use indexes on columns, not on sums.
  recent_visits integer generated always as
    (case when visits - coalesce(earlier_visits, 0) >= 3 then visits - coalesce(earlier_visits, 0) end) stored,
  recent_seconds bigint generated always as
    (case when seconds - coalesce(earlier_seconds, 0) >= 14400 then seconds - coalesce(earlier_seconds, 0) end) stored,
  recent_bytes bigint generated always as
    (case when bytes - coalesce(earlier_bytes, 0) >= 1000000000 then bytes - coalesce(earlier_bytes, 0) end) stored,
  primary key (page_id, guest_id)
) with (fillfactor = 80);
-- For top lists: a guest below these limits never reaches one.
create index guest_page_visits on guest_page (page_id, visits desc) where visits >= 5;
create index guest_page_seconds on guest_page (page_id, seconds desc) where seconds >= 36000;
create index guest_page_bytes on guest_page (page_id, bytes desc) where bytes >= 4000000000;
create index guest_page_recent_visits on guest_page (page_id, last_period, recent_visits desc) where recent_visits is not null;
create index guest_page_recent_seconds on guest_page (page_id, last_period, recent_seconds desc) where recent_seconds is not null;
create index guest_page_recent_bytes on guest_page (page_id, last_period, recent_bytes desc) where recent_bytes is not null;
create index guest_page_less on guest_page (page_id) where has_less;
call protect_tenant_table('guest_page');
call let_analysts_read('guest_page');

-- How many guests visited last on a day: the sum from a day on is the exact number of unique guests since then.
create table guest_last (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  guests integer not null,
  primary key (page_id, day)
) with (fillfactor = 50);
call protect_counts('guest_last');

create table guest_last_month (
  like guest_last including defaults,
  primary key (page_id, day),
  foreign key (page_id) references pages on delete cascade
) with (fillfactor = 50);
call protect_counts('guest_last_month');

-- Which guests came on a day or in a month, as 2,048 registers of 16 bits: unions of any days are estimated from them.
create table visitor_sketch (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  is_month boolean not null,
  sketch bit(32768) not null,
  -- For many venues, whose errors cancel out: 128 registers, sixteen combined into each. They stay in the row, the whole sketch does not.
  small bit(2048) generated always as ((
    substring(sketch from 1 for 2048) | substring(sketch from 2049 for 2048) |
    substring(sketch from 4097 for 2048) | substring(sketch from 6145 for 2048) |
    substring(sketch from 8193 for 2048) | substring(sketch from 10241 for 2048) |
    substring(sketch from 12289 for 2048) | substring(sketch from 14337 for 2048) |
    substring(sketch from 16385 for 2048) | substring(sketch from 18433 for 2048) |
    substring(sketch from 20481 for 2048) | substring(sketch from 22529 for 2048) |
    substring(sketch from 24577 for 2048) | substring(sketch from 26625 for 2048) |
    substring(sketch from 28673 for 2048) | substring(sketch from 30721 for 2048)
  )::bit(2048)) stored,
  primary key (page_id, is_month, day)
) with (toast_tuple_target = 400);
call protect_tenant_table('visitor_sketch');
call let_analysts_read('visitor_sketch');

-- The bit of a guest in a sketch: the register, then how rare the guest's hash is.
create function sketch_bit(guest uuid) returns integer language sql immutable parallel safe as $$
  select ((h & 2047) * 16 + 15 - length(ltrim(((h >> 11) & 32767)::int::bit(15)::text, '0')))::int
  from (select uuid_hash_extended(guest, 0) as h) hashed
$$;
