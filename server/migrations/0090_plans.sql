-- Plans that are sold, the history of each page's subscription, and prepaid licence codes.

alter table plans
  -- In minor units of the currency, for one period; 0 is a gift.
  add column price bigint not null default 0 check (price >= 0),
  add column currency text not null default 'VND' check (currency ~ '^[A-Z]{3}$'),
  add column period text not null default 'month' check (period in ('month', 'year')),
  add column is_on_sale boolean not null default false,
  -- New pages begin on this one.
  add column is_for_new boolean not null default false,
  add column retired_at timestamptz,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
create unique index plans_for_new on plans (is_for_new) where is_for_new;
alter table plans alter column other_metrics set default '{"videoUpload":0,"cta":0,"modules":[],"limits":{}}';
-- An installation that sells nothing: every new page has all of it for life.
insert into plans (id, name, other_metrics, is_for_new) values ('00000000-0000-7000-8000-000000000002', 'PORTICO',
  '{"videoUpload":1,"cta":1,"modules":["*"],"limits":{}}', true);

-- The day of the month on which it began: from 31 January it runs to 28 February, then to 31 March.
alter table subscriptions add column anchor_day smallint not null default 1 check (anchor_day between 1 and 31);

-- Every change of a page's subscription, and who made it.
create table subscription_changes (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('licence', 'trial', 'purchase', 'renewal', 'admin')),
  plan_id uuid not null,
  end_date timestamptz,
  is_lifetime boolean not null,
  reason text not null default '',
  by_user uuid,
  at timestamptz not null,
  primary key (page_id, id)
);
call protect_tenant_table('subscription_changes');

-- Prepaid codes of one kind, made at once; given out or sold by a reseller.
create table licence_batches (
  id uuid primary key,
  name text not null,
  plan_id uuid not null references plans,
  -- How long a code lasts; both empty is for life.
  months smallint check (months between 1 and 120),
  days smallint check (days between 1 and 366),
  is_trial boolean not null,
  reseller text not null default '',
  share_percent smallint not null default 0 check (share_percent between 0 and 100),
  valid_until timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  check (months is null or days is null)
);
revoke all on licence_batches from portico_app;

create table licence_codes (
  batch_id uuid not null references licence_batches,
  number integer not null,
  -- Finds a typed code; the sealed text is for printing.
  hash bytea not null unique,
  sealed bytea not null,
  revoked_at timestamptz,
  used_at timestamptz,
  used_by uuid,
  used_on uuid,
  primary key (batch_id, number)
);
revoke all on licence_codes from portico_app;
