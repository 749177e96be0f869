-- Accounting-On and -Off packets that were heard: a replay must not close sessions again, whatever the gateway's clock says.
create table gateway_restarts (
  page_id uuid not null,
  gateway_id uuid not null,
  -- The packet's Request Authenticator, which covers all of it.
  fingerprint bytea not null,
  heard_at timestamptz not null,
  primary key (page_id, gateway_id, fingerprint),
  foreign key (page_id, gateway_id) references gateways (page_id, id) on delete cascade
);
call protect_tenant_table('gateway_restarts');

-- The newest Event-Timestamp of a restart by the gateway's own clock: an older one is a replay.
alter table gateways add column restart_stamp timestamptz;
