-- Plans that renew themselves from their owner's balance, and what was told about a plan's end.

alter table subscriptions
  -- The owner who wants it and pays, and the price of a period that was agreed to; a higher one waits for a person.
  add column renews_by uuid,
  add column renew_price bigint check (renew_price >= 0),
  add constraint subscriptions_renewal_check check ((renews_by is null) = (renew_price is null));
create index subscriptions_renewing on subscriptions (end_date) where renews_by is not null;
create index subscriptions_ending on subscriptions (end_date) where not is_lifetime;

-- Each thing is told once for each end.
create table plan_notices (
  page_id uuid not null references pages on delete cascade,
  end_date timestamptz not null,
  stage text not null check (stage in ('14', '7', '1', 'ended', 'stopped', 'unrenewed')),
  at timestamptz not null,
  primary key (page_id, end_date, stage)
);
call protect_tenant_table('plan_notices');
