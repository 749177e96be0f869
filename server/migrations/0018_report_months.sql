-- Months of what was only there by day, so that a year of hundreds of venues is a few thousand rows (docs/reports.md).
create table hotspot_month (like hotspot_day including defaults) with (fillfactor = 60);
create table step_month (like step_day including defaults) with (fillfactor = 60);
create table answer_month (like answer_day including defaults) with (fillfactor = 60);
create table lead_month (like lead_day including defaults) with (fillfactor = 60);
create table guest_last_month (like guest_last including defaults) with (fillfactor = 50);
alter table hotspot_month add primary key (page_id, day, gateway_id), add foreign key (page_id) references pages on delete cascade;
alter table step_month add primary key (page_id, day, key), add foreign key (page_id) references pages on delete cascade;
alter table answer_month add primary key (page_id, day, key, form, value), add foreign key (page_id) references pages on delete cascade;
alter table lead_month add primary key (page_id, day, stage, source), add foreign key (page_id) references pages on delete cascade;
alter table guest_last_month add primary key (page_id, day), add foreign key (page_id) references pages on delete cascade;

-- Visits by hour of a month's Mondays, Tuesdays and so on (ISO, 1 is Monday).
create table weekday_month (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  weekday integer not null,
  h0 integer not null default 0, h1 integer not null default 0, h2 integer not null default 0, h3 integer not null default 0,
  h4 integer not null default 0, h5 integer not null default 0, h6 integer not null default 0, h7 integer not null default 0,
  h8 integer not null default 0, h9 integer not null default 0, h10 integer not null default 0, h11 integer not null default 0,
  h12 integer not null default 0, h13 integer not null default 0, h14 integer not null default 0, h15 integer not null default 0,
  h16 integer not null default 0, h17 integer not null default 0, h18 integer not null default 0, h19 integer not null default 0,
  h20 integer not null default 0, h21 integer not null default 0, h22 integer not null default 0, h23 integer not null default 0,
  primary key (page_id, day, weekday)
) with (fillfactor = 60);

insert into hotspot_month select page_id, date_trunc('month', day)::date, gateway_id, sum(seen), sum(visits), sum(ended), sum(seconds), sum(bytes)
  from hotspot_day group by 1, 2, 3;
insert into step_month select page_id, date_trunc('month', day)::date, key, sum(viewed), sum(done) from step_day group by 1, 2, 3;
insert into answer_month select page_id, date_trunc('month', day)::date, key, form, value, sum(answers), sum(total)
  from answer_day group by 1, 2, 3, 4, 5;
insert into lead_month select page_id, date_trunc('month', day)::date, stage, source, sum(created), sum(entered)
  from lead_day group by 1, 2, 3, 4;
insert into guest_last_month select page_id, date_trunc('month', day)::date, sum(guests) from guest_last group by 1, 2;
insert into weekday_month
  select page_id, date_trunc('month', day)::date, extract(isodow from day)::int, sum(h0), sum(h1), sum(h2), sum(h3), sum(h4), sum(h5),
    sum(h6), sum(h7), sum(h8), sum(h9), sum(h10), sum(h11), sum(h12), sum(h13), sum(h14), sum(h15), sum(h16), sum(h17), sum(h18),
    sum(h19), sum(h20), sum(h21), sum(h22), sum(h23)
  from visit_day where visits > 0 group by 1, 2, 3;

do $$
declare name text;
begin
  foreach name in array array['hotspot_month', 'step_month', 'answer_month', 'lead_month', 'guest_last_month', 'weekday_month'] loop
    execute format('call protect_tenant_table(%L)', name);
    execute format($policy$create policy member on %I for select to portico_app using (page_id in (
      select page_id from members where user_id = (select current_actor()) and role in ('owner', 'manager', 'editor', 'analyst')))$policy$, name);
  end loop;
end $$;
