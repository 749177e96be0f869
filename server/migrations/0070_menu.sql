-- What a venue serves: its menus and what is on them.
create table page_menus (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  is_default boolean not null default false,
  -- { language: name }
  translations jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (page_id, id),
  constraint page_menus_name unique (page_id, name)
);
create unique index page_menus_default on page_menus (page_id) where is_default;
call protect_tenant_table('page_menus');

create table page_items (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  -- The name of the identifier on the wire.
  eid uuid not null generated always as (id) stored,
  menu_id uuid not null,
  name text not null,
  description text not null default '',
  -- In minor units of the page's currency; null for a price on request.
  price bigint check (price >= 0),
  unit text not null default '',
  -- [{ name, options: [{ name, price }] }], where price is a difference.
  attributes jsonb not null default '[]',
  -- Ids of the page's pictures, the first is shown in the list.
  pictures jsonb not null default '[]',
  is_sold_out boolean not null default false,
  -- { language: { name, description } }
  translations jsonb not null default '{}',
  -- Lowest first, with gaps: an item finds a place between two others.
  position bigint not null,
  -- Guests who opened it, each once a day.
  views integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (page_id, id),
  foreign key (page_id, menu_id) references page_menus (page_id, id)
);
create index page_items_menu on page_items (page_id, menu_id, position, id);
create index page_items_position on page_items (page_id, position, id);
call protect_tenant_table('page_items');

-- Who opened an item today, so that nobody counts twice; cleared after two days.
create table page_item_views (
  page_id uuid not null,
  item_id uuid not null,
  day date not null,
  -- HMAC of the guest or of the browser: it can be compared but not read.
  viewer bytea not null,
  primary key (page_id, item_id, day, viewer),
  foreign key (page_id, item_id) references page_items (page_id, id) on delete cascade
);
create index page_item_views_day on page_item_views (day);
call protect_tenant_table('page_item_views');
