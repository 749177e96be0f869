-- Money that administrators put in by hand with a proof, credits taken back, and invoices.

-- How the platform bills: one row.
create table billing_settings (
  id boolean primary key default true check (id),
  seller text not null default '',
  tax_code text not null default '',
  address text not null default '',
  -- Contained in the prices; null prints no such line.
  vat_percent smallint check (vat_percent between 0 and 30),
  -- By currency, in minor units: above it a credit by hand waits for a second administrator.
  approve_above jsonb not null default '{"VND":5000000,"USD":20000,"EUR":20000}'
);
insert into billing_settings default values;
call protect_system_table('billing_settings');
revoke all on billing_settings from portico_app;
revoke insert, delete on billing_settings from portico_system;

create table manual_credits (
  id uuid primary key,
  kind text not null check (kind in ('credit', 'reversal')),
  user_id uuid not null references users,
  -- The caller's own: the same key asks once.
  key text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text not null,
  -- The credit that is taken back.
  of_transfer uuid references finance_transfers,
  proof_name text not null default '',
  proof_type text not null default '',
  -- Sealed: a bank's receipt bears a person's name and account.
  proof bytea,
  state text not null check (state in ('waiting', 'booked', 'declined')),
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  note text not null default '',
  transfer_id uuid references finance_transfers,
  check ((kind = 'reversal') = (of_transfer is not null)),
  check ((state = 'booked') = (transfer_id is not null)),
  -- Nobody approves what they asked for.
  check (state <> 'waiting' or decided_by is null)
);
create index manual_credits_at on manual_credits (asked_at desc);
create index manual_credits_of on manual_credits (of_transfer) where of_transfer is not null;
call protect_system_table('manual_credits');
revoke all on manual_credits from portico_app;
revoke delete on manual_credits from portico_system;

-- One for each purchase, and one for each month of use; what stands on it never changes, but for a buyer entered later.
create table invoices (
  id uuid primary key,
  number bigint not null unique,
  user_id uuid not null references users,
  key text not null unique,
  lines jsonb not null,
  total bigint not null check (total > 0),
  currency text not null,
  vat_percent smallint,
  seller jsonb not null,
  -- Null until the user has entered a company or first opened the invoice.
  buyer jsonb,
  at timestamptz not null
);
create index invoices_of on invoices (user_id, at desc);
call protect_personal_table('invoices', 'user_id');
revoke insert, update, delete on invoices from portico_app;
revoke update, delete on invoices from portico_system;
grant update (buyer) on invoices to portico_system;

-- What a code was worth when its batch was made: a later price changes no share.
alter table licence_batches add column code_price bigint check (code_price >= 0);
update licence_batches b set code_price =
  l.price * coalesce(b.months, 0) / case l.period when 'year' then 12 else 1 end from plans l where l.id = b.plan_id;
