-- For how many days a browser that has signed in passes without steps. A venue without a row asks every time.
create table returning_guests (
  page_id uuid primary key references pages on delete cascade,
  days smallint not null check (days between 0 and 90)
);
call protect_tenant_table('returning_guests');

-- What this browser last passed step by step: when, which version of which flow, and of the terms.
alter table guest_keys add column passed jsonb;
