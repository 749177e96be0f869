-- Phone cards that the platform sells to pages: bought into the stock of a gift, paid from the owner's balance.
create table platform_card_kinds (
  telco text not null,
  -- In đồng, what the card is worth and what a page pays for one.
  denomination bigint not null check (denomination > 0),
  price bigint not null check (price > 0),
  primary key (telco, denomination)
);
call protect_system_table('platform_card_kinds');
revoke all on platform_card_kinds from portico_app;

create table platform_cards (
  id uuid primary key,
  telco text not null,
  denomination bigint not null,
  -- A keyed hash, by which the same card is known again.
  serial_hash bytea not null unique,
  -- Serial number and PIN.
  sealed bytea not null,
  added_at timestamptz not null,
  -- The purchase it went with, and what was paid.
  sold_at timestamptz,
  charge_about uuid,
  sold_price bigint,
  foreign key (telco, denomination) references platform_card_kinds
);
create index platform_cards_left on platform_cards (telco, denomination, id) where sold_at is null;
call protect_system_table('platform_cards');
revoke all on platform_cards from portico_app;
revoke delete on platform_cards from portico_system;
