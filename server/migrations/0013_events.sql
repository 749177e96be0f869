-- Guest events, and the settings, shares and schedules of reports (docs/reports.md).

-- Append-only. All counts (0014) can be computed from it again.
-- kind: 1 seen, 2 started, 3 step.viewed, 4 step.done, 5 verified, 6 online, 7 ended, 8 impression, 9 click, 10 answer,
-- 11 lead, 12 consent, 13 contact. `id` is what it happened to. The key begins with
-- the moment, so its index grows only at its end; with the kind it detects a repeat.
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
  -- Phone, make, system and browser, packed (server/src/reports/count/agent.ts).
  agent smallint,
  is_first boolean,
  key text,
  value text,
  body text,
  primary key (at, page_id, id, kind)
) partition by range (at);
create index event_comments on event (page_id, at desc, id) where body is not null;
-- For a guest who wants to see their own answers.
create index event_answers_guest on event (page_id, guest_id) where kind = 10 and guest_id is not null;
create index event_page_day on event (page_id, ((at at time zone 'UTC')::date));
call protect_tenant_table('event');
call let_analysts_read('event');

-- Events outside every month's partition: a wrong clock, or a very late report.
create table event_default partition of event default;
call protect_tenant_table('event_default');

-- One partition per month. A month whose rows went to the default partition stays there.
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

-- Days to count again from `event`; -infinity is every day of the page.
create table report_dirty (
  page_id uuid not null references pages on delete cascade,
  day date not null,
  primary key (page_id, day)
);
call protect_tenant_table('report_dirty');

-- What counts as an engaged and as a long visit.
create table report_settings (
  page_id uuid primary key references pages on delete cascade,
  engaged_minutes integer not null default 3,
  long_minutes integer not null default 15
);
call protect_tenant_table('report_settings');

-- Links that show a report to whoever has them.
create table report_shares (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  saved jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (page_id, id),
  constraint report_shares_token_hash unique (page_id, token_hash)
);
call protect_tenant_table('report_shares');

-- Reports sent by email.
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
  created_by uuid,
  created_at timestamptz not null,
  next_at timestamptz not null,
  last_sent_at timestamptz,
  primary key (page_id, id)
);
create index report_schedules_due on report_schedules (next_at) where is_on;
call protect_tenant_table('report_schedules');
