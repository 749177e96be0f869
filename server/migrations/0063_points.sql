-- What guests collect at a venue: points, tasks and visits, in double entry (docs/decisions/0026).

-- A row is both entries of a transfer: what one account gives, the other gets. 'guest' is what the guest may spend, 'held' what
-- waits for an order; the others are the venue's side.
create table points_transfers (
  page_id uuid not null,
  id uuid not null,
  -- Repeating a transfer with the same key books nothing.
  key text not null check (key <> ''),
  guest_id uuid not null,
  unit text not null check (unit in ('point', 'task', 'visit')),
  from_account text not null check (from_account in ('guest', 'held', 'issued', 'spent', 'expired', 'adjusted')),
  to_account text not null check (to_account in ('guest', 'held', 'issued', 'spent', 'expired', 'adjusted')),
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('task', 'gift', 'visit', 'birthday', 'adjustment', 'expiry', 'game', 'merge')),
  -- What it was for, such as the id of a task.
  reason_id text not null,
  -- The hold it ends; a hold ends once.
  closes uuid,
  -- When what came in lapses; null is never.
  expires_at timestamptz,
  note text not null default '',
  -- The member who wished it.
  by_id uuid,
  at timestamptz not null,
  primary key (page_id, id),
  constraint points_transfers_once unique (page_id, key),
  constraint points_transfers_sides check (from_account <> to_account),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create unique index points_transfers_closes on points_transfers (page_id, closes) where closes is not null;
create index points_transfers_guest on points_transfers (page_id, guest_id, at desc, id desc);
create index points_transfers_at on points_transfers (page_id, at);
call protect_tenant_table('points_transfers');
-- Nothing booked changes. A merge moves it to the guest it belongs to, and an erasure takes the words out.
revoke update, delete on points_transfers from portico_app, portico_system;
grant update (guest_id, note) on points_transfers to portico_app, portico_system;

-- What a guest has: the sums of the accounts 'guest' and 'held', so that nothing is spent that is not there.
create table points_balances (
  page_id uuid not null,
  guest_id uuid not null,
  unit text not null check (unit in ('point', 'task', 'visit')),
  available bigint not null default 0,
  held bigint not null default 0,
  -- The first moment at which something of it may lapse.
  next_expiry_at timestamptz,
  primary key (page_id, guest_id, unit),
  constraint points_balances_covered check (available >= 0 and held >= 0),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
) with (fillfactor = 70);
create index points_balances_expiry on points_balances (next_expiry_at) where next_expiry_at is not null;
call protect_tenant_table('points_balances');

-- How a venue rewards its guests; a page without a row gives nothing by itself.
create table loyalty_settings (
  page_id uuid primary key references pages on delete cascade,
  -- Whether visits are counted for gifts that cost visits.
  is_on boolean not null default true,
  visit_points integer not null default 0,
  -- Points lapse so many months after they came in; null is never.
  expiry_months smallint,
  birthday_points integer not null default 0,
  -- From the lowest to the highest (contract/src/loyalty/settings.ts).
  tiers jsonb not null default '[]',
  -- Points earned in so many months decide the tier; null counts all.
  tier_months smallint,
  updated_at timestamptz not null
);
call protect_tenant_table('loyalty_settings');

-- The tier a guest was last told of, so that reaching it is told once.
create table guest_tiers (
  page_id uuid not null,
  guest_id uuid not null,
  tier text not null,
  since timestamptz not null,
  primary key (page_id, guest_id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
call protect_tenant_table('guest_tiers');
