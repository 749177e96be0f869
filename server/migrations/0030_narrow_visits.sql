-- What is looked at every morning stands in narrow rows; hours, phones, systems, browsers and lengths of stay beside them, in
-- rows that only visits write (docs/reports.md).

-- Counts of a page are behind the wall, and open to those who read reports of many venues; each venue has about as many.
create procedure protect_counts(name regclass) language plpgsql as $$
begin
  call protect_tenant_table(name);
  execute format('create policy member on %s for select to portico_app using (page_id in (select page_id from members
    where user_id = (select current_actor()) and role in (''owner'', ''manager'', ''editor'', ''analyst'')))', name);
  execute format('alter table %s alter column page_id set statistics 5', name);
  execute format('analyze %s', name);
end $$;

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
  part text;
  names text;
begin
  foreach span in array array['day', 'month'] loop
    foreach part in array array['profile', 'narrow'] loop
      select string_agg(quote_ident(attname), ', ' order by attnum) into names
        from pg_attribute where attrelid = format('%s_%s', part, span)::regclass and attnum > 0;
      execute format('insert into %1$s_%2$s (%3$s) select %3$s from visit_%2$s order by day, page_id', part, span, names);
    end loop;
    execute format('drop table visit_%s', span);
    execute format('alter table narrow_%1$s rename to visit_%1$s', span);
  end loop;
end $$;

alter table visit_day add primary key (page_id, day);
alter table visit_month add primary key (page_id, day), add foreign key (page_id) references pages on delete cascade;
alter table visit_day rename constraint narrow_day_page_id_fkey to visit_day_page_id_fkey;
alter table profile_day add primary key (page_id, day);
alter table profile_month add primary key (page_id, day), add foreign key (page_id) references pages on delete cascade;

call protect_counts('visit_day');
call protect_counts('visit_month');
call protect_counts('profile_day');
call protect_counts('profile_month');
