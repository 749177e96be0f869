-- Official Accounts of Zalo. One can serve several pages, and its refresh token is good once, so the tokens are kept once
-- for all of them, under the account; what a page shows of it is the page's own.
create table zalo_accounts (
  app_id text not null,
  oa_id text not null,
  -- Sealed. Null where the app is the installation's, which the configuration knows.
  app_secret bytea,
  -- The key that webhooks are signed with, which is not the app's secret.
  oa_secret bytea,
  access_token bytea not null,
  access_expires_at timestamptz not null,
  refresh_token bytea not null,
  -- Kept for when the owner asks Zalo what happened.
  previous_refresh_token bytea,
  refreshed_at timestamptz not null,
  -- Grows with each pair: who saw an older one reads again.
  version integer not null default 1,
  -- Whoever trades the refresh token holds it until then, so that nobody else does.
  refreshing_until timestamptz,
  -- After a fault without an answer the next try waits.
  next_refresh_at timestamptz,
  -- A code of contract/src/zalo/problems.ts, what Zalo said, since when, and when the owners were told.
  problem text,
  detail text not null default '',
  failing_since timestamptz,
  told_at timestamptz,
  must_reconnect boolean not null default false,
  page_ids uuid[] not null default '{}',
  -- Reading all users: where it is, how far it came, how it went.
  sync_wanted_at timestamptz,
  sync_until timestamptz,
  sync_place jsonb,
  sync_done integer not null default 0,
  sync_total integer not null default 0,
  synced_at timestamptz,
  primary key (app_id, oa_id)
);
call protect_system_table('zalo_accounts');

create table zalo_pages (
  page_id uuid primary key references pages on delete cascade,
  -- Empty: the app of the installation.
  app_id text not null default '',
  app_secret bytea,
  app_secret_tail text not null default '',
  oa_secret bytea,
  oa_secret_tail text not null default '',
  -- Null until an account is connected.
  oa_id text,
  name text not null default '',
  avatar text not null default '',
  category text not null default '',
  is_verified boolean not null default false,
  followers integer not null default 0,
  package_name text not null default '',
  package_until text not null default '',
  connected_at timestamptz,
  connected_by uuid,
  problem text,
  detail text not null default '',
  failing_since timestamptz,
  must_reconnect boolean not null default false,
  -- A consent on its way: the hash of its state, the sealed verifier, when both lapse.
  state_hash bytea,
  verifier bytea,
  state_expires_at timestamptz,
  webhook_at timestamptz,
  sync_started_at timestamptz,
  sync_done integer not null default 0,
  sync_total integer not null default 0,
  synced_at timestamptz
);
call protect_tenant_table('zalo_pages');
