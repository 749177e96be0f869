-- What a page is connected to: its own mail server, Google client and SMS provider, webhooks, API keys. Secrets are sealed with the
-- installation's key; only the end and the date of each can be read back.

create table connections (
  page_id uuid not null references pages on delete cascade,
  kind text not null check (kind in ('smtp', 'google', 'sms')),
  settings jsonb not null,
  secret bytea,
  secret_tail text not null default '',
  secret_at timestamptz,
  created_at timestamptz not null,
  checked_at timestamptz,
  succeeded_at timestamptz,
  failing_since timestamptz,
  -- When its owner was told that it fails; null again once it works.
  told_at timestamptz,
  -- A code of contract/src/integrations.ts, and what the other side answered.
  last_problem text,
  last_detail text not null default '',
  -- After repeated failures nothing is sent until `paused_until`; then one message tries it.
  failures integer not null default 0,
  paused_until timestamptz,
  primary key (page_id, kind)
);
call protect_tenant_table('connections');

create table webhooks (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  url text not null,
  kinds jsonb not null,
  is_on boolean not null default true,
  -- Why it was switched off: it answered 410, or only failed for a day.
  off_reason text check (off_reason in ('gone', 'failing')),
  has_personal_data boolean not null default false,
  secret bytea not null,
  secret_tail text not null,
  secret_at timestamptz not null,
  previous_secret bytea,
  previous_until timestamptz,
  created_at timestamptz not null,
  succeeded_at timestamptz,
  failing_since timestamptz,
  told_at timestamptz,
  last_problem text,
  last_detail text not null default '',
  primary key (page_id, id)
);
call protect_tenant_table('webhooks');

-- `next_at` is the next attempt; while a worker is sending, it is when the worker is presumed dead.
create table webhook_deliveries (
  page_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  -- The domain event, sent to an endpoint once; null is a test.
  happening_id uuid,
  kind text not null,
  -- Sealed because it may hold guests' personal data.
  body bytea not null,
  has_personal_data boolean not null default false,
  created_at timestamptz not null,
  next_at timestamptz not null,
  tries integer not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  tried_at timestamptz,
  status integer,
  duration_ms integer,
  response text not null default '',
  last_problem text,
  last_detail text not null default '',
  primary key (page_id, id),
  foreign key (page_id, webhook_id) references webhooks (page_id, id) on delete cascade
);
create unique index webhook_deliveries_once on webhook_deliveries (page_id, webhook_id, happening_id);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_log on webhook_deliveries (page_id, created_at desc);
create index webhook_deliveries_made on webhook_deliveries (created_at);
call protect_tenant_table('webhook_deliveries');

create table api_keys (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  -- SHA-256 of a key with 256 random bits.
  hash bytea not null,
  tail text not null,
  scopes jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (page_id, id),
  constraint api_keys_hash unique (page_id, hash)
);
call protect_tenant_table('api_keys');
