-- Events and what is counted from them (docs/reports.md). `event` is only ever added to; all else can be made again from it.
-- kind: 1 seen, 2 started, 3 step.viewed, 4 step.done, 5 verified, 6 online, 7 ended, 8 impression, 9 click, 10 answer,
-- 11 lead, 12 consent, 13 contact. `id` is what it happened to; with the moment and the kind it makes a repeat known.
create table event (
  at timestamptz not null,
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  guest_id uuid,
  gateway_id uuid,
  campaign_id uuid,
  bytes bigint,
  amount integer,
  was integer,
  kind smallint not null,
  -- Phone, make, system and browser, packed (server/src/reports/agent.ts).
  agent smallint,
  is_first boolean,
  key text,
  value text,
  body text,
  primary key (page_id, at, kind, id)
) partition by range (at);
create index event_comments on event (page_id, at desc, id) where body is not null;
call protect_tenant_table('event');
-- What lies outside every month that was made: a clock that is wrong, or a very late message.
create table event_default partition of event default;
call protect_tenant_table('event_default');

-- One partition a month. A month whose rows went to the default partition stays there.
create procedure make_event_partitions(first date, last date) language plpgsql as $$
declare
  month date := date_trunc('month', first);
  name text;
begin
  while month <= last loop
    name := 'event_' || to_char(month, 'YYYY_MM');
    if to_regclass(name) is null then
      begin
        execute format('create table %I partition of event for values from (%L) to (%L)', name,
          to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00', to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
        execute format('call protect_tenant_table(%L)', name);
      exception when check_violation then null;
      end;
    end if;
    month := month + interval '1 month';
  end loop;
end $$;
call make_event_partitions((current_date - interval '15 months')::date, (current_date + interval '3 months')::date);

-- A page's own day, and month, in one row: columns are listed in server/src/reports/counters.ts.
create table visit_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  seen integer not null default 0, started integer not null default 0, verified integer not null default 0,
  contacts integer not null default 0, verified_contacts integer not null default 0,
  consents_asked integer not null default 0, consents_given integer not null default 0,
  visits integer not null default 0, new_visits integer not null default 0, guests integer not null default 0,
  ended integer not null default 0, impressions integer not null default 0, clicks integer not null default 0,
  answers integer not null default 0, leads integer not null default 0, mini integer not null default 0,
  seconds bigint not null default 0, bytes bigint not null default 0, h0 integer not null default 0,
  h1 integer not null default 0, h2 integer not null default 0, h3 integer not null default 0,
  h4 integer not null default 0, h5 integer not null default 0, h6 integer not null default 0,
  h7 integer not null default 0, h8 integer not null default 0, h9 integer not null default 0,
  h10 integer not null default 0, h11 integer not null default 0, h12 integer not null default 0,
  h13 integer not null default 0, h14 integer not null default 0, h15 integer not null default 0,
  h16 integer not null default 0, h17 integer not null default 0, h18 integer not null default 0,
  h19 integer not null default 0, h20 integer not null default 0, h21 integer not null default 0,
  h22 integer not null default 0, h23 integer not null default 0, kind0 integer not null default 0,
  kind1 integer not null default 0, kind2 integer not null default 0, kind3 integer not null default 0,
  brand0 integer not null default 0, brand1 integer not null default 0, brand2 integer not null default 0,
  brand3 integer not null default 0, brand4 integer not null default 0, brand5 integer not null default 0,
  brand6 integer not null default 0, brand7 integer not null default 0, brand8 integer not null default 0,
  os0 integer not null default 0, os1 integer not null default 0, os2 integer not null default 0,
  os3 integer not null default 0, os4 integer not null default 0, os5 integer not null default 0,
  os6 integer not null default 0, browser0 integer not null default 0, browser1 integer not null default 0,
  browser2 integer not null default 0, browser3 integer not null default 0, browser4 integer not null default 0,
  browser5 integer not null default 0, browser6 integer not null default 0, browser7 integer not null default 0,
  browser8 integer not null default 0, browser9 integer not null default 0, browser10 integer not null default 0,
  dwell0 integer not null default 0, dwell1 integer not null default 0, dwell2 integer not null default 0,
  dwell3 integer not null default 0, dwell4 integer not null default 0, dwell5 integer not null default 0,
  dwell6 integer not null default 0, dwell7 integer not null default 0, dwell8 integer not null default 0,
  dwell9 integer not null default 0, dwell10 integer not null default 0, dwell11 integer not null default 0,
  dwell12 integer not null default 0, dwell13 integer not null default 0, dwell14 integer not null default 0,
  primary key (page_id, day)
) with (fillfactor = 60);
create table visit_month (like visit_day including defaults) with (fillfactor = 60);
alter table visit_month add primary key (page_id, day), add foreign key (page_id) references pages on delete cascade;

create table hotspot_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  gateway_id uuid not null,
  seen integer not null default 0,
  visits integer not null default 0,
  ended integer not null default 0,
  seconds bigint not null default 0,
  bytes bigint not null default 0,
  primary key (page_id, day, gateway_id)
) with (fillfactor = 70);

create table guest_day (
  page_id uuid not null references pages on delete cascade,
  guest_id uuid not null,
  day date not null,
  visits integer not null,
  seconds bigint not null,
  bytes bigint not null,
  primary key (page_id, day, guest_id)
) with (fillfactor = 90);
create index guest_day_guest on guest_day (page_id, guest_id, day);

-- A guest over all time. `prior_day` is `last_day` before the newest change, for whoever made it.
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
  primary key (page_id, guest_id)
) with (fillfactor = 80);
-- Top lists begin here; whoever is below is below all of these.
create index guest_page_visits on guest_page (page_id, visits desc) where visits >= 5;
create index guest_page_seconds on guest_page (page_id, seconds desc) where seconds >= 36000;
create index guest_page_bytes on guest_page (page_id, bytes desc) where bytes >= 4000000000;

-- How many guests were last here on a day: their sum from a day on is the unique guests since then, exactly.
create table guest_last (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  guests integer not null,
  primary key (page_id, day)
) with (fillfactor = 50);

-- Which guests came in a day or month, as 2,048 registers of 16 marks: unions of any days are estimated from these.
create table visitor_sketch (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  is_month boolean not null,
  sketch bit(32768) not null,
  primary key (page_id, is_month, day)
);

create table campaign_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  campaign_id uuid not null,
  impressions integer not null default 0,
  clicks integer not null default 0,
  -- Guests it was shown to for the first time, and for the last time, on this day.
  reached integer not null default 0,
  latest integer not null default 0,
  primary key (page_id, day, campaign_id)
) with (fillfactor = 60);
create table campaign_month (like campaign_day including defaults) with (fillfactor = 60);
alter table campaign_month add primary key (page_id, day, campaign_id), add foreign key (page_id) references pages on delete cascade;

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

create table step_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  key text not null,
  viewed integer not null default 0,
  done integer not null default 0,
  primary key (page_id, day, key)
) with (fillfactor = 70);

-- form: 0 choice, 1 rating, 2 net promoter score, 3 text (counted, not kept here).
create table answer_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  key text not null,
  form smallint not null,
  value text not null,
  answers integer not null default 0,
  total bigint not null default 0,
  primary key (page_id, day, key, form, value)
) with (fillfactor = 70);

create table lead_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  stage text not null,
  source text not null,
  created integer not null default 0,
  entered integer not null default 0,
  primary key (page_id, day, stage, source)
) with (fillfactor = 70);

-- Days to be counted again from `event`; -infinity is every day of the page.
create table report_dirty (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  primary key (page_id, day)
);

create table report_settings (
  page_id uuid primary key references pages on delete cascade,
  engaged_minutes integer not null default 3,
  long_minutes integer not null default 15
);

create table report_shares (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  token_hash bytea not null unique,
  saved jsonb not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (page_id, id)
);

create table report_schedules (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  report text not null,
  every text not null check (every in ('day', 'week', 'month')),
  hour integer not null check (hour between 0 and 23),
  weekday integer not null check (weekday between 1 and 7),
  monthday integer not null check (monthday between 1 and 28),
  recipients jsonb not null,
  language text not null,
  is_on boolean not null default true,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  next_at timestamptz not null,
  last_sent_at timestamptz,
  primary key (page_id, id)
);
create index report_schedules_due on report_schedules (next_at) where is_on;

do $$
declare name text;
begin
  foreach name in array array['visit_day', 'visit_month', 'hotspot_day', 'guest_day', 'guest_page', 'guest_last', 'visitor_sketch',
    'campaign_day', 'campaign_month', 'campaign_guest', 'step_day', 'answer_day', 'lead_day', 'report_dirty', 'report_settings',
    'report_shares', 'report_schedules'] loop
    execute format('call protect_tenant_table(%L)', name);
  end loop;
  -- An owner of many venues reads them side by side: those on which the role reads reports.
  foreach name in array array['event', 'visit_day', 'visit_month', 'hotspot_day', 'guest_day', 'guest_page', 'guest_last', 'visitor_sketch',
    'campaign_day', 'campaign_month', 'campaign_guest', 'step_day', 'answer_day', 'lead_day', 'guests', 'gateways'] loop
    execute format($policy$create policy member on %I for select to portico_app using (page_id in (
      select page_id from members where user_id = (select current_actor()) and role in ('owner', 'manager', 'editor', 'analyst')))$policy$, name);
  end loop;
end $$;

-- Where a guest's bit lies in a sketch: the register, then how rare the guest's hash is.
create function sketch_bit(guest uuid) returns integer language sql immutable parallel safe as $$
  select ((h & 2047) * 16 + 15 - length(ltrim(((h >> 11) & 32767)::int::bit(15)::text, '0')))::int
  from (select uuid_hash_extended(guest, 0) as h) hashed
$$;

-- Another zone has other days: all of the page's are counted again.
create function mark_zone_changed() returns trigger language plpgsql as $$
begin
  insert into report_dirty (page_id, day) values (new.id, '-infinity') on conflict do nothing;
  return new;
end $$;
create trigger pages_zone_changed after update of time_zone on pages
  for each row when (old.time_zone is distinct from new.time_zone) execute function mark_zone_changed();

-- What the portal saw of the phone, and how much of a stay has been told to reports.
alter table portal_sessions add column agent smallint;
alter table visits add column agent smallint, add column reported_seconds integer, add column reported_bytes bigint not null default 0;

-- What happened before there were reports, as far as visits remember it. The worker counts it.
insert into event (at, page_id, id, guest_id, gateway_id, kind, is_first)
  select online_at, page_id, id, guest_id, gateway_id, 6, is_first from visits where online_at is not null and day is not null;
update visits v set reported_seconds = greatest(0, extract(epoch from v.ended_at - v.online_at))::int,
    reported_bytes = coalesce((select sum(s.up_bytes + s.down_bytes) from sessions s where s.page_id = v.page_id and s.visit_id = v.id), 0)
  where v.ended_at is not null and v.online_at is not null and v.day is not null;
insert into event (at, page_id, id, guest_id, gateway_id, kind, amount, bytes)
  select ended_at, page_id, id, guest_id, gateway_id, 7, reported_seconds, reported_bytes from visits where reported_seconds is not null;
insert into report_dirty (page_id, day) select distinct page_id, '-infinity'::date from event;
