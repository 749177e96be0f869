-- The work the server does by itself (server/src/core/jobs/): one row a job, written at the start and the end of each run. The row
-- also decides when the job is next due, so that several workers and a restart keep its pace.
create table jobs (
  name text primary key,
  last_started_at timestamptz,
  last_ended_at timestamptz,
  last_duration_ms integer,
  -- What went wrong the last time something did; the last run failed if it ended at this moment.
  last_fault text,
  last_fault_at timestamptz,
  runs bigint not null default 0,
  faults bigint not null default 0
);
revoke all on jobs from portico_app;

-- Never written: the guest of a portal session stands in its answers.
alter table portal_sessions drop column guest_id;
