-- What reports count per page and day, month or quarter (docs/reports.md). Columns are listed in server/src/reports/count/counters.ts.

-- Counts are read across venues, and every venue has about as many rows, so statistics on the commonest page are worthless.
create procedure protect_counts(name regclass) language plpgsql as $$
begin
  call protect_tenant_table(name);
  call let_analysts_read(name);
  execute format('alter table %s alter column page_id set statistics 5', name);
  execute format('analyze %s', name);
end $$;

-- The figures people look at every day, in narrow rows.
create table visit_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  seen integer not null default 0, started integer not null default 0, verified integer not null default 0,
  contacts integer not null default 0, verified_contacts integer not null default 0,
  consents_asked integer not null default 0, consents_given integer not null default 0,
  visits integer not null default 0, new_visits integer not null default 0, guests integer not null default 0,
  ended integer not null default 0, impressions integer not null default 0, clicks integer not null default 0,
  answers integer not null default 0, leads integer not null default 0, seconds bigint not null default 0,
  bytes bigint not null default 0,
  primary key (page_id, day)
) with (fillfactor = 60);
call protect_counts('visit_day');

create table visit_month (
  like visit_day including defaults,
  primary key (page_id, day),
  foreign key (page_id) references pages on delete cascade
) with (fillfactor = 60);
call protect_counts('visit_month');

-- When guests came, with which phones, systems and browsers, and how long they stayed: wide rows that only visits write.
create table profile_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  mini integer not null default 0, h0 integer not null default 0, h1 integer not null default 0,
  h2 integer not null default 0, h3 integer not null default 0, h4 integer not null default 0,
  h5 integer not null default 0, h6 integer not null default 0, h7 integer not null default 0,
  h8 integer not null default 0, h9 integer not null default 0, h10 integer not null default 0,
  h11 integer not null default 0, h12 integer not null default 0, h13 integer not null default 0,
  h14 integer not null default 0, h15 integer not null default 0, h16 integer not null default 0,
  h17 integer not null default 0, h18 integer not null default 0, h19 integer not null default 0,
  h20 integer not null default 0, h21 integer not null default 0, h22 integer not null default 0,
  h23 integer not null default 0, kind0 integer not null default 0, kind1 integer not null default 0,
  kind2 integer not null default 0, kind3 integer not null default 0, brand0 integer not null default 0,
  brand1 integer not null default 0, brand2 integer not null default 0, brand3 integer not null default 0,
  brand4 integer not null default 0, brand5 integer not null default 0, brand6 integer not null default 0,
  brand7 integer not null default 0, brand8 integer not null default 0, os0 integer not null default 0,
  os1 integer not null default 0, os2 integer not null default 0, os3 integer not null default 0,
  os4 integer not null default 0, os5 integer not null default 0, os6 integer not null default 0,
  browser0 integer not null default 0, browser1 integer not null default 0, browser2 integer not null default 0,
  browser3 integer not null default 0, browser4 integer not null default 0, browser5 integer not null default 0,
  browser6 integer not null default 0, browser7 integer not null default 0, browser8 integer not null default 0,
  browser9 integer not null default 0, browser10 integer not null default 0, dwell0 integer not null default 0,
  dwell1 integer not null default 0, dwell2 integer not null default 0, dwell3 integer not null default 0,
  dwell4 integer not null default 0, dwell5 integer not null default 0, dwell6 integer not null default 0,
  dwell7 integer not null default 0, dwell8 integer not null default 0, dwell9 integer not null default 0,
  dwell10 integer not null default 0, dwell11 integer not null default 0, dwell12 integer not null default 0,
  dwell13 integer not null default 0, dwell14 integer not null default 0,
  primary key (page_id, day)
) with (fillfactor = 60);
call protect_counts('profile_day');

create table profile_month (
  like profile_day including defaults,
  primary key (page_id, day),
  foreign key (page_id) references pages on delete cascade
) with (fillfactor = 60);
call protect_counts('profile_month');

-- Visits by hour of a month's Mondays, Tuesdays and so on (ISO: 1 is Monday).
create table weekday_month (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  weekday integer not null,
  h0 integer not null default 0, h1 integer not null default 0, h2 integer not null default 0,
  h3 integer not null default 0, h4 integer not null default 0, h5 integer not null default 0,
  h6 integer not null default 0, h7 integer not null default 0, h8 integer not null default 0,
  h9 integer not null default 0, h10 integer not null default 0, h11 integer not null default 0,
  h12 integer not null default 0, h13 integer not null default 0, h14 integer not null default 0,
  h15 integer not null default 0, h16 integer not null default 0, h17 integer not null default 0,
  h18 integer not null default 0, h19 integer not null default 0, h20 integer not null default 0,
  h21 integer not null default 0, h22 integer not null default 0, h23 integer not null default 0,
  primary key (page_id, day, weekday)
) with (fillfactor = 60);
call protect_counts('weekday_month');

-- Visits by gateway.
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
call protect_counts('hotspot_day');

create table hotspot_month (
  like hotspot_day including defaults,
  primary key (page_id, day, gateway_id),
  foreign key (page_id) references pages on delete cascade
) with (fillfactor = 60);
call protect_counts('hotspot_month');

-- How many guests saw and completed each step of a flow.
create table step_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  key text not null,
  viewed integer not null default 0,
  done integer not null default 0,
  primary key (page_id, day, key)
) with (fillfactor = 70);
call protect_counts('step_day');

create table step_month (
  like step_day including defaults,
  primary key (page_id, day, key),
  foreign key (page_id) references pages on delete cascade
) with (fillfactor = 60);
call protect_counts('step_month');

-- form: 0 choice, 1 rating, 2 net promoter score, 3 text (counted, not stored here).
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
call protect_counts('answer_day');

create table answer_month (
  like answer_day including defaults,
  primary key (page_id, day, key, form, value),
  foreign key (page_id) references pages on delete cascade
) with (fillfactor = 60);
call protect_counts('answer_month');

create table answer_quarter (
  like answer_day including defaults,
  primary key (page_id, day, key, form, value),
  foreign key (page_id) references pages on delete cascade
) with (fillfactor = 60);
call protect_counts('answer_quarter');

-- Leads by stage and source.
create table lead_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  stage text not null,
  source text not null,
  created integer not null default 0,
  entered integer not null default 0,
  primary key (page_id, day, stage, source)
) with (fillfactor = 70);
call protect_counts('lead_day');

create table lead_month (
  like lead_day including defaults,
  primary key (page_id, day, stage, source),
  foreign key (page_id) references pages on delete cascade
) with (fillfactor = 60);
call protect_counts('lead_month');
