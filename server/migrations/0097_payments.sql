-- Payments by outside providers: what a user started, what the provider said, and where the two disagree.

create table payment_orders (
  id uuid primary key,
  user_id uuid not null references users,
  -- The caller's own: the same key starts one order.
  key text not null,
  provider text not null check (provider in ('payos', 'vnpay', 'stripe')),
  -- Names the order at the provider: digits, for PayOS takes nothing else.
  reference text not null check (reference ~ '^[0-9]{1,16}$'),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('pending', 'paid', 'expired', 'failed', 'refused')),
  -- The provider's own name of it, the page where the user pays, and the content of the bank's QR code.
  provider_id text not null default '',
  url text not null default '',
  qr text not null default '',
  -- The payment that was credited, and its entry in the ledger.
  transaction text,
  transfer_id uuid references finance_transfers,
  invoice_number bigint unique,
  fault text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  next_query_at timestamptz,
  queries integer not null default 0,
  unique (user_id, key),
  unique (provider, reference),
  unique (provider, transaction),
  check ((state = 'paid') = (transfer_id is not null))
);
create index payment_orders_of on payment_orders (user_id, created_at desc);
create index payment_orders_due on payment_orders (next_query_at) where state = 'pending';
create index payment_orders_at on payment_orders (created_at);
call protect_personal_table('payment_orders', 'user_id');
revoke insert, update, delete on payment_orders from portico_app;
revoke delete on payment_orders from portico_system;

create sequence payment_invoice_numbers;
grant usage on sequence payment_invoice_numbers to portico_system;

-- Every verified notice and every answer to a query that decided something; never changed.
create table payment_notices (
  id uuid primary key,
  order_id uuid references payment_orders,
  provider text not null,
  reference text not null,
  source text not null check (source in ('notice', 'query')),
  verdict text not null,
  amount bigint not null,
  currency text not null,
  transaction text not null,
  -- The bytes that were signed.
  body bytea,
  at timestamptz not null
);
create index payment_notices_order on payment_notices (order_id, at);
call protect_system_table('payment_notices');
revoke all on payment_notices from portico_app;
revoke update, delete on payment_notices from portico_system;

-- What the provider's books and ours disagree on.
create table payment_differences (
  id uuid primary key,
  provider text not null,
  reference text not null,
  kind text not null check (kind in ('missing-here', 'missing-there', 'amount', 'unknown', 'twice', 'currency')),
  ours bigint,
  theirs bigint,
  currency text not null,
  -- The other payment, where one order was paid twice.
  transaction text not null default '',
  order_id uuid references payment_orders,
  found_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid,
  resolution text not null default '',
  unique (provider, reference, kind, transaction)
);
call protect_system_table('payment_differences');
revoke all on payment_differences from portico_app;
revoke delete on payment_differences from portico_system;

create table payment_reconciliations (
  id uuid primary key,
  provider text not null,
  since timestamptz not null,
  until timestamptz not null,
  orders integer not null,
  differences integer not null,
  fault text not null default '',
  at timestamptz not null
);
call protect_system_table('payment_reconciliations');
revoke all on payment_reconciliations from portico_app;

-- The company on a user's invoices.
create table billing_details (
  user_id uuid primary key references users,
  company text not null,
  tax_code text not null,
  address text not null,
  email text not null,
  updated_at timestamptz not null
);
call protect_personal_table('billing_details', 'user_id');
