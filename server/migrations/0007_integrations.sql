-- What a page is joined to: its own mail server, Google client and SMS provider, its webhooks, its API keys.
-- Secrets lie sealed with the installation's key; of each only its end and its day can be read back.

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
  -- When its owner was told that it fails; null again when it works.
  told_at timestamptz,
  -- A word of contract/src/integrations.ts, and what the other side said.
  last_problem text,
  last_detail text not null default '',
  primary key (page_id, kind)
);
call protect_tenant_table('connections');

-- On behalf of which page a message goes out: through that page's mail server or SMS provider, when it has one.
alter table outbox add column for_page uuid references pages on delete cascade;
create index outbox_page on outbox (for_page, created_at) where for_page is not null;

create table webhooks (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  url text not null,
  kinds jsonb not null,
  is_on boolean not null default true,
  -- Why the product switched it off: it answered 410, or nothing but failures for a day.
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

-- `next_at` is when to try next, and while somebody is trying, when to believe that they died.
create table webhook_deliveries (
  page_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  -- What happened; one endpoint is told of it once. A test has none.
  happening_id uuid,
  kind text not null,
  -- Sealed: it may hold guests' personal data.
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
  hash bytea not null unique,
  tail text not null,
  scopes jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (page_id, id)
);
call protect_tenant_table('api_keys');

alter table audit_log drop constraint audit_log_actor_kind_check;
alter table audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('user', 'system', 'gateway', 'guest', 'key'));
