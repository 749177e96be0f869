-- Answers and campaigns have many keys: a year of hundreds of venues is read by the quarter (docs/reports.md).

-- The owner of the database may be no superuser, and has to see the rows it adds up.
alter table answer_month no force row level security;
alter table campaign_month no force row level security;

create table answer_quarter (like answer_month including defaults) with (fillfactor = 60);
create table campaign_quarter (like campaign_month including defaults) with (fillfactor = 60);
insert into answer_quarter (page_id, day, key, form, value, answers, total)
  select page_id, date_trunc('quarter', day)::date, key, form, value, sum(answers), sum(total) from answer_month
  group by 1, 2, 3, 4, 5 order by 2, 1;
insert into campaign_quarter (page_id, day, campaign_id, impressions, clicks, reached, latest)
  select page_id, date_trunc('quarter', day)::date, campaign_id, sum(impressions), sum(clicks), sum(reached), sum(latest)
  from campaign_month group by 1, 2, 3 order by 2, 1;
alter table answer_quarter add primary key (page_id, day, key, form, value), add foreign key (page_id) references pages on delete cascade;
alter table campaign_quarter add primary key (page_id, day, campaign_id), add foreign key (page_id) references pages on delete cascade;

alter table answer_month force row level security;
alter table campaign_month force row level security;

call protect_counts('answer_quarter');
call protect_counts('campaign_quarter');
