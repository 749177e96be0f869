-- What a user is about to buy for one or more pages, what was bought, and vouchers.

-- Made by an administrator; each user takes one once.
create table vouchers (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{4,24}$'),
  -- One of the two: a share of the price, or an amount in minor units.
  percent smallint check (percent between 1 and 100),
  amount bigint check (amount > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  most_uses integer check (most_uses > 0),
  valid_until timestamptz,
  revoked_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  check ((percent is null) <> (amount is null)),
  check ((amount is null) = (currency is null))
);
call protect_system_table('vouchers');
revoke all on vouchers from portico_app;
revoke delete on vouchers from portico_system;

-- Kept until it is paid or emptied.
create table carts (
  user_id uuid primary key references users,
  voucher_id uuid references vouchers,
  updated_at timestamptz not null
);
call protect_personal_table('carts', 'user_id');
revoke all on carts from portico_app;

-- One plan for each page, at the price that the user saw.
create table cart_lines (
  user_id uuid not null references carts on delete cascade,
  -- No foreign key, as this is an account's table: the line of a page that is gone cannot be paid.
  for_page uuid not null,
  plan_id uuid not null references plans,
  periods smallint not null check (periods between 1 and 36),
  price bigint not null,
  added_at timestamptz not null,
  primary key (user_id, for_page)
);
call protect_personal_table('cart_lines', 'user_id');
revoke all on cart_lines from portico_app;

-- A cart that was paid: the same key pays once.
create table cart_purchases (
  id uuid primary key,
  user_id uuid not null references users,
  key text not null,
  total bigint not null check (total >= 0),
  discount bigint not null check (discount >= 0),
  currency text not null,
  voucher_id uuid references vouchers,
  transfer_id uuid references finance_transfers,
  lines jsonb not null,
  at timestamptz not null,
  unique (user_id, key)
);
call protect_personal_table('cart_purchases', 'user_id');
revoke all on cart_purchases from portico_app;
revoke update, delete on cart_purchases from portico_system;

create table voucher_uses (
  voucher_id uuid not null references vouchers,
  user_id uuid not null references users,
  purchase_id uuid not null references cart_purchases,
  at timestamptz not null,
  primary key (voucher_id, user_id)
);
call protect_system_table('voucher_uses');
revoke all on voucher_uses from portico_app;
revoke update, delete on voucher_uses from portico_system;

-- An order whose money buys the user's cart, at the total that the user saw, as soon as it is there.
alter table payment_orders add column cart_total bigint;
