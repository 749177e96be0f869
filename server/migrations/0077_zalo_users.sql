-- Users of a page's Official Account, from webhooks and from reading them all; Zalo's own lists give ids alone.
create table zalo_users (
  page_id uuid not null references pages on delete cascade,
  user_id text not null,
  user_by_app text not null default '',
  name text not null default '',
  alias text not null default '',
  avatar text not null default '',
  -- Name, alias and phone without accents and capitals.
  search_text text not null default '',
  is_follower boolean not null default false,
  -- When they followed or left, so that an older event changes nothing.
  follow_changed_at timestamptz,
  is_minor boolean not null default false,
  phone text,
  shared_name text not null default '',
  address text not null default '',
  external_id text not null default '',
  tags text[] not null default '{}',
  last_interaction_at timestamptz,
  guest_id uuid,
  linked_by text check (linked_by in ('link', 'phone', 'hand')),
  linked_at timestamptz,
  -- When Zalo was last asked who this is; null for one known by id alone.
  detailed_at timestamptz,
  created_at timestamptz not null,
  primary key (page_id, user_id)
);
create index zalo_users_newest on zalo_users (page_id, last_interaction_at desc nulls last, user_id);
create index zalo_users_guest on zalo_users (page_id, guest_id) where guest_id is not null;
call protect_tenant_table('zalo_users');

-- What Zalo told of a page's account, once each, worked off after it was answered.
create table zalo_events (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  -- What makes it the same event when it comes again.
  key text not null,
  name text not null,
  user_id text not null default '',
  -- Sealed: people's messages.
  body bytea not null,
  at timestamptz not null,
  received_at timestamptz not null,
  -- `kept`: of a kind that nothing follows from.
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'kept')),
  tries integer not null default 0,
  next_at timestamptz not null,
  last_error text not null default '',
  primary key (page_id, id),
  constraint zalo_events_key unique (page_id, key)
);
create index zalo_events_waiting on zalo_events (next_at) where state = 'waiting';
create index zalo_events_received on zalo_events (received_at);
create index zalo_events_user on zalo_events (page_id, user_id);
call protect_tenant_table('zalo_events');
