-- What is looked at every morning stands in narrow rows; hours, phones, systems, browsers and lengths of stay beside them, in
-- rows that only visits write (docs/reports.md).

-- The owner of the database may be no superuser, and has to see the rows it moves.
alter table visit_day no force row level security;
alter table visit_month no force row level security;

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
  dwell13 integer not null default 0, dwell14 integer not null default 0
) with (fillfactor = 60);
create table profile_month (like profile_day including defaults) with (fillfactor = 60);

create table narrow_day (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  seen integer not null default 0, started integer not null default 0, verified integer not null default 0,
  contacts integer not null default 0, verified_contacts integer not null default 0, consents_asked integer not null default 0,
  consents_given integer not null default 0, visits integer not null default 0, new_visits integer not null default 0,
  guests integer not null default 0, ended integer not null default 0, impressions integer not null default 0,
  clicks integer not null default 0, answers integer not null default 0, leads integer not null default 0,
  seconds bigint not null default 0, bytes bigint not null default 0
) with (fillfactor = 60);
create table narrow_month (like narrow_day including defaults) with (fillfactor = 60);

do $$
declare
  span text;
  profile text :=
    $names$page_id, day, mini, h0, h1, h2, h3, h4, h5, h6, h7, h8, h9, h10, h11, h12, h13, h14, h15, h16, h17, h18, h19, h20,
  h21, h22, h23, kind0, kind1, kind2, kind3, brand0, brand1, brand2, brand3, brand4, brand5, brand6, brand7, brand8,
  os0, os1, os2, os3, os4, os5, os6, browser0, browser1, browser2, browser3, browser4, browser5, browser6, browser7,
  browser8, browser9, browser10, dwell0, dwell1, dwell2, dwell3, dwell4, dwell5, dwell6, dwell7, dwell8, dwell9,
  dwell10, dwell11, dwell12, dwell13, dwell14$names$;
  narrow text :=
    $names$page_id, day, seen, started, verified, contacts, verified_contacts, consents_asked, consents_given, visits,
  new_visits, guests, ended, impressions, clicks, answers, leads, seconds, bytes$names$;
begin
  foreach span in array array['day', 'month'] loop
    execute format('insert into profile_%1$s (%2$s) select %2$s from visit_%1$s order by day, page_id', span, profile);
    execute format('insert into narrow_%1$s (%2$s) select %2$s from visit_%1$s order by day, page_id', span, narrow);
    execute format('drop table visit_%s', span);
    execute format('alter table narrow_%1$s rename to visit_%1$s', span);
  end loop;
end $$;

alter table visit_day add primary key (page_id, day);
alter table visit_month add primary key (page_id, day), add foreign key (page_id) references pages on delete cascade;
alter table visit_day rename constraint narrow_day_page_id_fkey to visit_day_page_id_fkey;
alter table profile_day add primary key (page_id, day);
alter table profile_month add primary key (page_id, day), add foreign key (page_id) references pages on delete cascade;

do $$
declare name text;
begin
  foreach name in array array['visit_day', 'visit_month', 'profile_day', 'profile_month'] loop
    execute format('call protect_tenant_table(%L)', name);
    execute format($policy$create policy member on %I for select to portico_app using (page_id in (
      select page_id from members where user_id = (select current_actor()) and role in ('owner', 'manager', 'editor', 'analyst')))$policy$, name);
    execute format('alter table %I alter column page_id set statistics 5', name);
    execute format('analyze %I', name);
  end loop;
end $$;
