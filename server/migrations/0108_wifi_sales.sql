-- Wi-Fi that guests buy: a venue's own accounts at payment providers, what was ordered, and what it earned.

create table wifi_payment_accounts (
  page_id uuid not null references pages on delete cascade,
  provider text not null check (provider in ('payos', 'vnpay', 'stripe')),
  -- The credentials, sealed as JSON; `shown` is the part that its owner may read again.
  sealed bytea not null,
  shown text not null,
  is_enabled boolean not null default true,
  updated_at timestamptz not null,
  primary key (page_id, provider)
);
call protect_tenant_table('wifi_payment_accounts');

create table wifi_orders (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  -- The batch whose codes are sold, and what it was called and cost when it was ordered.
  batch_id uuid not null,
  name text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  provider text not null,
  -- Names the order at the provider: digits, for payOS takes nothing else.
  reference text not null check (reference ~ '^[0-9]{1,16}$'),
  state text not null check (state in ('pending', 'paid', 'expired', 'failed', 'refused')),
  provider_id text not null default '',
  url text not null default '',
  qr text not null default '',
  -- The payment that was taken, and the code that it bought.
  transaction text,
  code_id uuid,
  fault text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  next_query_at timestamptz,
  queries integer not null default 0,
  primary key (page_id, id),
  unique (page_id, provider, reference),
  unique (page_id, provider, transaction),
  check ((state = 'paid') = (code_id is not null))
);
create index wifi_orders_at on wifi_orders (page_id, created_at desc, id desc);
create index wifi_orders_due on wifi_orders (next_query_at) where state = 'pending';
call protect_tenant_table('wifi_orders');

-- What was earned and given back: a refund is an entry against its sale, never a change of it.
create table wifi_sale_entries (
  page_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('sale', 'refund')),
  amount bigint not null check ((kind = 'sale') = (amount > 0)),
  currency text not null,
  reason text not null default '',
  by_user uuid,
  at timestamptz not null,
  primary key (page_id, order_id, kind),
  foreign key (page_id, order_id) references wifi_orders (page_id, id) on delete cascade
);
create index wifi_sale_entries_at on wifi_sale_entries (page_id, at);
call protect_tenant_table('wifi_sale_entries');
revoke update, delete on wifi_sale_entries from portico_app, portico_system;
