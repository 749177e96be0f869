-- Steps, questions and attributes named like a part of every JavaScript object are refused now; those that exist get
-- another name. A quotation mark inside a text is escaped, so only keys and values of their own match.
alter table login_flows no force row level security;
alter table login_flow_versions no force row level security;
create function pg_temp.renamed(steps jsonb) returns jsonb language sql as $$
  select regexp_replace(regexp_replace(steps::text, '"id": "(constructor|prototype)"', '"id": "\1-1"', 'g'),
    '"mappingField": "(constructor|prototype)"', '"mappingField": "\1_1"', 'g')::jsonb
$$;
update login_flows set steps = pg_temp.renamed(steps) where steps is distinct from pg_temp.renamed(steps);
update login_flow_versions set steps = pg_temp.renamed(steps) where steps is distinct from pg_temp.renamed(steps);
alter table login_flows force row level security;
alter table login_flow_versions force row level security;
