-- Phone cards: files of serial numbers and PINs, and the cards themselves, sealed.
create table gift_card_files (
  page_id uuid not null,
  id uuid not null,
  gift_id uuid not null,
  name text not null,
  size_bytes bigint not null,
  offset_bytes bigint not null default 0,
  -- Lengths of the parts that lie sealed in the store until the file is read.
  parts integer[] not null default '{}',
  state text not null check (state in ('uploading', 'reading', 'done', 'failed', 'stopped')),
  failure text,
  -- Of the file, in thousandths.
  progress smallint not null default 0,
  rows_read integer not null default 0,
  added integer not null default 0,
  twice integer not null default 0,
  wrong integer not null default 0,
  created_by uuid not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- A worker has it until then; when the worker dies, another goes on.
  leased_until timestamptz,
  -- A file nobody goes on sending is given up then.
  expires_at timestamptz not null,
  primary key (page_id, id),
  foreign key (page_id, gift_id) references gifts (page_id, id) on delete cascade
);
create index gift_card_files_newest on gift_card_files (page_id, gift_id, created_at desc);
create index gift_card_files_working on gift_card_files (state) where state in ('uploading', 'reading');
call protect_tenant_table('gift_card_files');

-- What is wrong with which line, without what it says.
create table gift_card_problems (
  page_id uuid not null,
  file_id uuid not null,
  line integer not null,
  problem text not null,
  primary key (page_id, file_id, line),
  foreign key (page_id, file_id) references gift_card_files (page_id, id) on delete cascade
);
call protect_tenant_table('gift_card_problems');

-- A card counts once its file is done: until then a reader that fails leaves nothing behind.
create table gift_cards (
  page_id uuid not null,
  id uuid not null,
  gift_id uuid not null,
  file_id uuid not null,
  -- Keyed hashes, by which the same card is known again.
  serial_hash bytea not null,
  pin_hash bytea not null,
  -- Serial number and PIN.
  sealed bytea not null,
  -- The order it is set aside for or was given with.
  order_id uuid,
  given_at timestamptz,
  seen_at timestamptz,
  primary key (page_id, id),
  constraint gift_cards_serial unique (page_id, serial_hash),
  constraint gift_cards_pin unique (page_id, pin_hash),
  foreign key (page_id, gift_id) references gifts (page_id, id) on delete cascade,
  foreign key (page_id, file_id) references gift_card_files (page_id, id) on delete cascade
);
create index gift_cards_free on gift_cards (page_id, gift_id, id) where order_id is null;
create unique index gift_cards_order on gift_cards (page_id, order_id) where order_id is not null;
create index gift_cards_file on gift_cards (page_id, file_id);
call protect_tenant_table('gift_cards');
