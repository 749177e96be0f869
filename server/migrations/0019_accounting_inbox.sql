-- What gateways reported, as it came: answered when it is here, worked into sessions right after.
create table accounting_inbox (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  gateway_id uuid not null,
  record json not null,
  primary key (page_id, id)
);
call protect_tenant_table('accounting_inbox');
