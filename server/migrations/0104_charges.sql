-- Metered use: what is put aside before a service is used, and what it came to. And whom a low balance is told, once per fall.

-- Everybody's money moves from or to the platform's own sides. Each side is kept in parts, so that users do not wait for one
-- another's commit; a side is the sum of its parts.
alter table finance_accounts add column part smallint not null default 0;
alter table finance_accounts drop constraint finance_accounts_side_currency_key;
alter table finance_accounts add constraint finance_accounts_side_key unique (side, currency, part);

create table finance_charges (
  -- What is used, and the message, card or answer it is used for: the same is put aside once.
  purpose text not null check (purpose in ('campaign', 'message', 'phone-card', 'ai')),
  about text not null,
  user_id uuid not null references users,
  -- The page that uses it. No foreign key, as this is an account's table: what was spent stays when the page is gone.
  for_page uuid,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text not null,
  by_user uuid,
  state text not null check (state in ('held', 'settled', 'released')),
  spent bigint not null default 0 check (spent between 0 and amount),
  held_at timestamptz not null,
  -- When it is given back by itself, should whoever put it aside have died.
  ends_at timestamptz,
  closed_at timestamptz,
  primary key (purpose, about)
);
create index finance_charges_of on finance_charges (user_id, held_at desc);
create index finance_charges_ending on finance_charges (ends_at) where state = 'held';
call protect_personal_table('finance_charges', 'user_id');
revoke insert, update, delete on finance_charges from portico_app;
revoke delete on finance_charges from portico_system;

-- What is put aside at this moment.
insert into finance_charges (purpose, about, user_id, amount, currency, reason, by_user, state, held_at)
select split_part(t.key, ' ', 2), regexp_replace(t.key, '^hold \w+ ', ''), a.user_id, -e.amount, e.currency, t.reason, t.by_user, 'held', t.at
from finance_transfers t
join finance_entries e on e.transfer_id = t.id and e.amount < 0
join finance_accounts a on a.id = e.account_id and a.user_id is not null
where t.key ~ '^hold (campaign|message) .' and not exists (
  select 1 from finance_transfers o where o.key in ('spend ' || substr(t.key, 6), 'return ' || substr(t.key, 6)));

-- Below which balance a user wants to be told; nothing here is the usual limit, 0 is never.
create table finance_alerts (
  user_id uuid primary key references users,
  low_limit bigint check (low_limit >= 0),
  -- Since when the balance is below it: told once, until money comes in again.
  low_since timestamptz
);
call protect_personal_table('finance_alerts', 'user_id');
revoke insert, update, delete on finance_alerts from portico_app;
