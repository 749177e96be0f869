-- Conversations of a venue with people, one for each channel and person, whatever the channel.
create table conversations (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  channel text not null check (channel in ('zalo', 'email', 'sms', 'home')),
  -- Whom the channel knows them by: a user id, an address, a number.
  person_key text not null,
  -- Null while nobody knows which guest it is.
  guest_id uuid,
  -- As the channel calls them, and without accents and capitals.
  name text not null default '',
  search text not null default '',
  status text not null default 'open' check (status in ('open', 'waiting', 'closed')),
  -- When one that waits is open again by itself.
  snoozed_until timestamptz,
  -- The member who answers.
  assignee_id uuid,
  labels uuid[] not null default '{}',
  -- Messages of the person that no member has looked at.
  unread integer not null default 0,
  last_text text not null default '',
  last_direction text not null default 'in' check (last_direction in ('in', 'out')),
  last_state text not null default 'received',
  last_at timestamptz not null,
  last_inbound_at timestamptz,
  created_at timestamptz not null,
  primary key (page_id, id),
  constraint conversations_person unique (page_id, channel, person_key),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
) with (fillfactor = 80);
create index conversations_newest on conversations (page_id, last_at desc, id desc);
create index conversations_status on conversations (page_id, status, last_at desc, id desc);
create index conversations_unread on conversations (page_id) where unread > 0;
create index conversations_guest on conversations (page_id, guest_id) where guest_id is not null;
create index conversations_snoozed on conversations (snoozed_until) where snoozed_until is not null;
call protect_tenant_table('conversations');

create table conversation_messages (
  page_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  channel text not null,
  -- What the channel calls it; null for a note, and until the channel has taken it.
  message_key text,
  direction text not null check (direction in ('in', 'out', 'note')),
  text text not null default '',
  -- Text without accents and capitals.
  search text not null default '',
  -- What has no bytes of its own: links, places.
  attachments jsonb not null default '[]',
  -- The member who wrote it.
  by_id uuid,
  -- A person wrote it in the channel's own chat.
  is_by_admin boolean not null default false,
  state text not null check (state in ('received', 'sending', 'sent', 'delivered', 'seen', 'failed', 'unknown')),
  -- Of a failure: what it was, in the channel's own words, and when another try is worth it.
  failure text,
  reason text not null default '',
  retry_at timestamptz,
  at timestamptz not null,
  sent_at timestamptz,
  primary key (page_id, id),
  constraint conversation_messages_key unique (page_id, channel, message_key),
  foreign key (page_id, conversation_id) references conversations (page_id, id) on delete cascade
) with (fillfactor = 90);
create index conversation_messages_newest on conversation_messages (page_id, conversation_id, at desc, id desc);
create index conversation_messages_sending on conversation_messages (sent_at) where state = 'sending';
call protect_tenant_table('conversation_messages');

-- Pictures and files of messages: sent by a member part by part, or fetched from where the channel keeps them.
create table conversation_files (
  page_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  -- Null until it is sent.
  message_id uuid,
  kind text not null check (kind in ('picture', 'file', 'sound', 'film')),
  name text not null default '',
  type text not null default '',
  size_bytes integer not null default 0,
  offset_bytes integer not null default 0,
  parts integer[] not null default '{}',
  state text not null check (state in ('uploading', 'waiting', 'stored', 'gone')),
  -- Where the channel keeps it, for a few days.
  url text not null default '',
  tries integer not null default 0,
  next_at timestamptz,
  leased_until timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  primary key (page_id, id),
  foreign key (page_id, conversation_id) references conversations (page_id, id) on delete cascade
);
create index conversation_files_message on conversation_files (page_id, conversation_id, message_id);
create index conversation_files_waiting on conversation_files (next_at) where state = 'waiting';
create index conversation_files_uploading on conversation_files (created_at) where message_id is null;
call protect_tenant_table('conversation_files');

create table conversation_labels (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  colour text not null,
  created_at timestamptz not null,
  primary key (page_id, id),
  constraint conversation_labels_name unique (page_id, name)
);
call protect_tenant_table('conversation_labels');

create table quick_replies (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  -- What is typed after a slash.
  shortcut text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (page_id, id),
  constraint quick_replies_shortcut unique (page_id, shortcut)
);
call protect_tenant_table('quick_replies');

-- Members who have a conversation open at this moment.
create table conversation_presence (
  page_id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  is_typing boolean not null,
  at timestamptz not null,
  primary key (page_id, conversation_id, user_id),
  foreign key (page_id, conversation_id) references conversations (page_id, id) on delete cascade
) with (fillfactor = 70);
create index conversation_presence_old on conversation_presence (at);
call protect_tenant_table('conversation_presence');
