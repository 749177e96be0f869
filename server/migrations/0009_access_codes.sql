-- Access codes: codes that give time on the Wi-Fi.

-- A batch holds what all its codes have in common.
create table access_code_batches (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  note text not null default '',
  -- 'sheet' codes are created together and printed; 'counter' codes are issued one by one by staff.
  kind text not null check (kind in ('sheet', 'counter')),
  alphabet text not null check (alphabet in ('digits', 'letters')),
  length integer not null check (length between 8 and 20),
  -- The number of usable codes that `length` was chosen for.
  most integer not null check (most between 1 and 5000),
  -- From the first use.
  duration_minutes integer not null check (duration_minutes > 0),
  max_devices integer not null check (max_devices > 0),
  down_kbps integer not null default 0,
  up_kbps integer not null default 0,
  -- Up and down, all devices of a code together; null is no limit.
  data_megabytes integer check (data_megabytes > 0),
  valid_until timestamptz,
  -- In minor units of the page's currency, as printed on the slip.
  price bigint check (price >= 0),
  is_enabled boolean not null default true,
  revoked_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  primary key (page_id, id)
);
call protect_tenant_table('access_code_batches');

create table access_codes (
  page_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  -- Place in the batch, as printed.
  number integer not null,
  -- A keyed hash to find the code by; the code itself is sealed, to print it again.
  lookup bytea not null,
  sealed bytea not null,
  note text not null default '',
  first_used_at timestamptz,
  -- Set by the first use.
  expires_at timestamptz,
  -- When the allowance was used up.
  spent_at timestamptz,
  revoked_at timestamptz,
  issued_by uuid,
  created_at timestamptz not null,
  primary key (page_id, id),
  constraint access_codes_lookup unique (page_id, lookup),
  constraint access_codes_number unique (page_id, batch_id, number),
  foreign key (page_id, batch_id) references access_code_batches (page_id, id) on delete cascade
);
create index access_codes_issued on access_codes (page_id, issued_by, created_at desc) where issued_by is not null;
create index access_codes_expiry on access_codes (expires_at) where expires_at is not null;
call protect_tenant_table('access_codes');

-- The devices a code let in. A device keeps its place for the life of the code.
create table access_code_devices (
  page_id uuid not null,
  code_id uuid not null,
  mac text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (page_id, code_id, mac),
  foreign key (page_id, code_id) references access_codes (page_id, id) on delete cascade
);
call protect_tenant_table('access_code_devices');

-- The visits a code paid for: their sessions count against its allowance and end with it.
create table access_code_visits (
  page_id uuid not null,
  visit_id uuid not null,
  code_id uuid not null,
  -- The gateway was told to end it and is not told again before then.
  retry_at timestamptz,
  primary key (page_id, visit_id),
  foreign key (page_id, visit_id) references visits (page_id, id) on delete cascade,
  foreign key (page_id, code_id) references access_codes (page_id, id) on delete cascade
);
create index access_code_visits_code on access_code_visits (page_id, code_id);
call protect_tenant_table('access_code_visits');

-- Attempts left by device, by IP address and by page. They are refilled over time.
create table access_code_tries (
  page_id uuid not null references pages on delete cascade,
  kind text not null,
  key text not null,
  left_tries double precision not null,
  at timestamptz not null,
  primary key (page_id, kind, key)
);
create index access_code_tries_at on access_code_tries (at);
call protect_tenant_table('access_code_tries');

-- Takes one attempt if there is one left. The row is locked, so concurrent calls count one by one.
create function take_access_code_try(of_page uuid, of_kind text, of_key text, most double precision, an_hour double precision, now_at timestamptz)
returns boolean language plpgsql as $$
declare
  taken boolean;
begin
  insert into access_code_tries (page_id, kind, key, left_tries, at) values (of_page, of_kind, of_key, most, now_at) on conflict do nothing;
  update access_code_tries t
    set left_tries = least(most, t.left_tries + greatest(0, extract(epoch from now_at - t.at)) / 3600 * an_hour) - 1,
      at = greatest(t.at, now_at)
    where t.page_id = of_page and t.kind = of_kind and t.key = of_key
      and least(most, t.left_tries + greatest(0, extract(epoch from now_at - t.at)) / 3600 * an_hour) >= 1
    returning true into taken;
  return coalesce(taken, false);
end $$;

-- The name of the network printed on slips.
create table access_code_networks (
  page_id uuid primary key references pages on delete cascade,
  ssid text not null
);
call protect_tenant_table('access_code_networks');
