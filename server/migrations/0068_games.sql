-- Games that give gifts: a wheel and a scratch card, and every draw of them.
create table games (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('wheel', 'scratch')),
  name text not null,
  is_active boolean not null default false,
  -- What can be won and how likely (contract/src/games.ts).
  prizes jsonb not null default '[]',
  -- What is won when nothing else is.
  consolation text not null,
  consolation_points integer not null default 0,
  -- A turn that costs nothing: once a day, once a visit, or never.
  free_turn text not null check (free_turn in ('none', 'day', 'visit')),
  -- What another turn costs; 0 is no other turn.
  cost_value integer not null default 0,
  cost_unit text not null check (cost_unit in ('point', 'task', 'visit')),
  created_at timestamptz not null,
  primary key (page_id, id)
);
create index games_newest on games (page_id, created_at desc, id);
call protect_tenant_table('games');

-- A draw never changes; a merge moves it to the guest it belongs to.
create table game_draws (
  page_id uuid not null,
  id uuid not null,
  -- Sent again with the same key, it is the same draw.
  key text not null check (key <> ''),
  game_id uuid not null,
  game_name text not null,
  guest_id uuid not null,
  -- The number drawn, from 0 to 9999, and the prize it meant; null is the consolation.
  roll smallint not null check (roll between 0 and 9999),
  drawn_prize text,
  -- What was won in the end: a prize that was out of stock fell to the consolation.
  prize text,
  label text not null,
  order_id uuid,
  points integer not null default 0,
  -- The day or the visit whose free turn it was; null was paid for.
  free_key text,
  cost_value integer not null default 0,
  cost_unit text not null,
  at timestamptz not null,
  primary key (page_id, id),
  constraint game_draws_once unique (page_id, guest_id, key),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create unique index game_draws_free on game_draws (page_id, game_id, guest_id, free_key) where free_key is not null;
create index game_draws_newest on game_draws (page_id, game_id, at desc);
create index game_draws_guest on game_draws (page_id, guest_id, at desc);
call protect_tenant_table('game_draws');
revoke update, delete on game_draws from portico_app, portico_system;
grant update (guest_id, free_key) on game_draws to portico_app, portico_system;
