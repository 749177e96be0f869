-- Campaigns of messages, and each message they send: one row for a guest and a channel, whatever dies in between.
create table message_campaigns (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  -- Null means everybody.
  segment_id uuid,
  -- Ids of templates, the preferred first.
  ways jsonb not null default '[]',
  hold_out smallint not null default 0 check (hold_out between 0 and 50),
  status text not null default 'draft'
    check (status in ('draft', 'scheduled', 'preparing', 'running', 'paused', 'done', 'cancelled')),
  -- Why it stands still: a member, or what the provider said.
  paused_why text not null default '',
  starts_at timestamptz,
  -- What it was started with: the words, the condition, the prices.
  plan jsonb,
  -- The guest up to whom messages were written down; null before the first.
  prepared_to uuid,
  is_prepared boolean not null default false,
  -- Who pays, in minor units of the currency: put aside at the start, spent at the end.
  payer_id uuid,
  currency text not null default '',
  held bigint not null default 0 check (held >= 0),
  planned bigint not null default 0 check (planned <= held),
  spent bigint check (spent between 0 and held),
  -- How many messages came to what, once it is over.
  counts jsonb,
  started_at timestamptz,
  ended_at timestamptz,
  revision integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  edited_by uuid,
  primary key (page_id, id)
);
create index message_campaigns_newest on message_campaigns (page_id, created_at desc, id);
create index message_campaigns_open on message_campaigns (page_id, id)
  where status in ('scheduled', 'preparing', 'running');
call protect_tenant_table('message_campaigns');

create table message_sends (
  page_id uuid not null,
  id uuid not null,
  campaign_id uuid not null,
  -- Null once the guest was erased.
  guest_id uuid,
  channel text not null check (channel in ('zalo', 'zns', 'email', 'sms')),
  -- `unknown`: the answer was lost, so it may have arrived; it is not sent again.
  state text not null
    check (state in ('waiting', 'sending', 'sent', 'unknown', 'failed', 'skipped', 'held-out', 'cancelled')),
  reason text not null default '',
  detail text not null default '',
  tries smallint not null default 0,
  -- Until then it waits, or is in the hands of the worker that took it.
  next_at timestamptz not null,
  -- Whether it may have arrived twice, or not at all.
  is_flagged boolean not null default false,
  -- What links in the message name it by.
  key text,
  provider_id text,
  cost bigint not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz,
  delivered_at timestamptz,
  seen_at timestamptz,
  clicked_at timestamptz,
  replied_at timestamptz,
  unsubscribed_at timestamptz,
  primary key (page_id, id),
  constraint message_sends_once unique (page_id, campaign_id, guest_id, channel),
  foreign key (page_id, campaign_id) references message_campaigns (page_id, id) on delete cascade
);
create index message_sends_due on message_sends (page_id, campaign_id, channel, next_at) where state in ('waiting', 'sending');
create index message_sends_guest on message_sends (page_id, guest_id, sent_at) where guest_id is not null;
create unique index message_sends_key on message_sends (page_id, key) where key is not null;
create index message_sends_provider on message_sends (page_id, provider_id) where provider_id is not null;
create index message_sends_state on message_sends (page_id, campaign_id, state);
call protect_tenant_table('message_sends');

-- Addresses a campaign's messages lead to, by their number in links.
create table message_links (
  page_id uuid not null,
  campaign_id uuid not null,
  number smallint not null,
  href text not null,
  -- Guests who followed it.
  clicks integer not null default 0,
  primary key (page_id, campaign_id, number),
  foreign key (page_id, campaign_id) references message_campaigns (page_id, id) on delete cascade
);
call protect_tenant_table('message_links');

-- Who must not be written to any more, by a keyed hash: it outlasts the guest's other data.
create table message_blocks (
  page_id uuid not null references pages on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'zalo')),
  hash bytea not null,
  reason text not null check (reason in ('bounce', 'complaint', 'unsubscribed')),
  at timestamptz not null,
  primary key (page_id, channel, hash)
);
call protect_tenant_table('message_blocks');

-- How fast a channel of a page may send now: a bucket of tokens, and until when the provider wants quiet.
create table message_lanes (
  page_id uuid not null references pages on delete cascade,
  channel text not null check (channel in ('zalo', 'zns', 'email', 'sms')),
  tokens double precision not null,
  filled_at timestamptz not null,
  blocked_until timestamptz,
  primary key (page_id, channel)
);
call protect_tenant_table('message_lanes');

create table message_settings (
  page_id uuid primary key references pages on delete cascade,
  -- Hours of the venue's day between which nobody is written to.
  quiet_from smallint not null default 22 check (quiet_from between 0 and 23),
  quiet_to smallint not null default 7 check (quiet_to between 0 and 23),
  -- What providers report bounces and complaints with.
  report_hash bytea
);
call protect_tenant_table('message_settings');
