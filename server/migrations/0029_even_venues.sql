-- Every venue has about as many rows of days as another: to remember the commonest says nothing, and comparing each of a chain's
-- venues with a hundred of them took longer than a third of the reading (docs/reports.md).
do $$
declare name text;
begin
  foreach name in array array['visit_day', 'visit_month', 'hotspot_day', 'hotspot_month', 'campaign_day', 'campaign_month', 'step_day',
    'step_month', 'answer_day', 'answer_month', 'lead_day', 'lead_month', 'guest_last', 'guest_last_month', 'weekday_month'] loop
    execute format('alter table %I alter column page_id set statistics 5', name);
    execute format('analyze %I (page_id)', name);
  end loop;
end $$;
