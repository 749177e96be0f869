-- Money of users, in double entry: what comes into one account left another. A booked transfer never changes.

-- A user's balance, or one of the platform's own sides: 'bank' is the account on which payments arrive.
create table finance_accounts (
  id uuid primary key,
  user_id uuid unique references users,
  side text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- In minor units of the currency: the sum of the account's entries.
  balance bigint not null default 0,
  unique (side, currency),
  unique (id, currency),
  constraint finance_accounts_check check ((user_id is null) <> (side is null)),
  -- Users cannot overdraw; the platform's own sides are the other half and may be negative.
  constraint finance_accounts_covered check (side is not null or balance >= 0)
);
call protect_personal_table('finance_accounts', 'user_id');
revoke insert, update, delete on finance_accounts from portico_app;
revoke update, delete on finance_accounts from portico_system;
grant update (balance) on finance_accounts to portico_system;

create table finance_transfers (
  id uuid primary key,
  -- Repeating a transfer with the same key returns the first one.
  key text not null unique check (key <> ''),
  reason text not null,
  -- The number of its entries; none is added later.
  legs smallint not null check (legs >= 2),
  at timestamptz not null,
  -- The user who made it; null is an operator at the machine.
  by_user uuid
);
revoke all on finance_transfers from portico_app;
revoke update, delete on finance_transfers from portico_system;

create table finance_entries (
  transfer_id uuid not null references finance_transfers,
  account_id uuid not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  -- The account's balance with this entry in it.
  balance_after bigint not null,
  primary key (transfer_id, account_id),
  foreign key (account_id, currency) references finance_accounts (id, currency)
);
create index finance_entries_account on finance_entries (account_id, transfer_id);
revoke all on finance_entries from portico_app;
revoke update, delete on finance_entries from portico_system;

-- Only an entry moves a balance; the account stays locked until the transaction ends.
create function finance_book() returns trigger language plpgsql as $$
begin
  update finance_accounts set balance = balance + new.amount where id = new.account_id returning balance into new.balance_after;
  return new;
end $$;
create trigger book before insert on finance_entries for each row execute function finance_book();

create function finance_guard() returns trigger language plpgsql as $$
begin
  raise integrity_constraint_violation using message = 'only an entry moves a balance, and nothing booked changes';
end $$;
create trigger guard before update on finance_accounts for each row when (pg_trigger_depth() = 0) execute function finance_guard();
create trigger guard before update or delete on finance_transfers for each row execute function finance_guard();
create trigger guard before update or delete on finance_entries for each row execute function finance_guard();

-- Checked at commit: a transfer has as many entries as it says, and they sum to zero in each currency.
create function finance_balanced() returns trigger language plpgsql as $$
declare
  transfer uuid;
begin
  if tg_table_name = 'finance_transfers' then transfer := new.id; else transfer := new.transfer_id; end if;
  if (select t.legs from finance_transfers t where t.id = transfer) <> (select count(*) from finance_entries e where e.transfer_id = transfer)
    or exists (select 1 from finance_entries e where e.transfer_id = transfer group by e.currency having sum(e.amount) <> 0)
  then
    raise integrity_constraint_violation using message = 'the entries of a transfer must come to nothing';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on finance_transfers deferrable initially deferred
  for each row execute function finance_balanced();
create constraint trigger balanced after insert on finance_entries deferrable initially deferred
  for each row execute function finance_balanced();
