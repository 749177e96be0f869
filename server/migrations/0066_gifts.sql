-- Gifts, their stock, and guests' orders for them.
create table gifts (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  type text not null check (type in ('product', 'prepaid-phone-card', 'voucher')),
  name text not null,
  description text not null default '',
  terms text not null default '',
  featured_image text not null default '',
  is_active boolean not null default true,
  cost_value integer not null check (cost_value > 0),
  cost_unit text not null check (cost_unit in ('point', 'task', 'visit')),
  -- 0 is without end.
  valid_days integer not null default 0,
  -- The sum of its moves; null is no limit.
  stock integer,
  per_guest integer,
  -- In minor units of the page's currency.
  money_cost bigint not null default 0,
  telco text,
  denomination bigint,
  created_at timestamptz not null,
  primary key (page_id, id),
  constraint gifts_covered check (stock >= 0)
) with (fillfactor = 70);
create index gifts_newest on gifts (page_id, created_at desc, id);
call protect_tenant_table('gifts');

-- What came into the stock and went out of it; a move never changes.
create table gift_stock_moves (
  page_id uuid not null,
  id uuid not null,
  gift_id uuid not null,
  change integer not null check (change <> 0),
  reason text not null check (reason in ('count', 'cards', 'order', 'back')),
  -- The order or the file of cards it was for.
  about uuid,
  at timestamptz not null,
  primary key (page_id, id),
  foreign key (page_id, gift_id) references gifts (page_id, id) on delete cascade
);
create index gift_stock_moves_gift on gift_stock_moves (page_id, gift_id, at desc);
call protect_tenant_table('gift_stock_moves');
revoke update, delete on gift_stock_moves from portico_app, portico_system;

create table gift_orders (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  -- Sent again with the same key, it is the same order.
  key text not null check (key <> ''),
  guest_id uuid not null,
  -- What was ordered, as it was then; a deleted gift leaves its orders.
  gift_id uuid not null,
  gift_name text not null,
  gift_type text not null,
  featured_image text not null default '',
  terms text not null default '',
  cost_value integer not null,
  cost_unit text not null,
  valid_days integer not null,
  money_cost bigint not null default 0,
  source text not null check (source in ('redeem', 'wheel', 'scratch', 'present')),
  -- The price, set aside in the ledger of points; null for what cost nothing.
  hold_id uuid,
  -- Whether one was taken out of the stock for it.
  is_stocked boolean not null default false,
  place text not null default '',
  code text not null,
  status text not null check (status in ('new', 'accepted', 'used', 'expired', 'canceled')),
  cancel_reason text check (cancel_reason in ('refused', 'waited', 'undone', 'guest')),
  note text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  used_at timestamptz,
  used_by uuid,
  -- Of a new order, when it is given up; of an accepted one, the end of its use.
  expires_at timestamptz,
  primary key (page_id, id),
  constraint gift_orders_once unique (page_id, guest_id, key),
  constraint gift_orders_code unique (page_id, code),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
) with (fillfactor = 80);
create index gift_orders_newest on gift_orders (page_id, created_at desc, id);
create index gift_orders_guest on gift_orders (page_id, guest_id, created_at desc);
create index gift_orders_gift on gift_orders (page_id, gift_id, guest_id);
create index gift_orders_open on gift_orders (page_id, status, created_at desc) where status in ('new', 'accepted');
create index gift_orders_due on gift_orders (expires_at) where status in ('new', 'accepted') and expires_at is not null;
call protect_tenant_table('gift_orders');
