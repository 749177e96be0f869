-- Chatbots: a draft that is drawn, and versions that people talk to.
create table chatbots (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  -- The draft; people talk to a version.
  nodes jsonb not null,
  version integer not null default 0,
  -- The one that answers on this page.
  is_active boolean not null default false,
  revision integer not null default 0,
  edited_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (page_id, id)
);
create unique index chatbots_active on chatbots (page_id) where is_active;
call protect_tenant_table('chatbots');

create table chatbot_versions (
  page_id uuid not null,
  bot_id uuid not null,
  version integer not null,
  nodes jsonb not null,
  at timestamptz not null,
  by_user uuid,
  is_published boolean not null default true,
  version_before integer not null default 0,
  put_in_use boolean not null default false,
  in_use_before uuid,
  primary key (page_id, bot_id, version),
  foreign key (page_id, bot_id) references chatbots (page_id, id) on delete cascade
);
call protect_tenant_table('chatbot_versions');

-- Where a bot stands in a conversation, and until when it keeps silent there.
create table bot_talks (
  page_id uuid not null,
  conversation_id uuid not null,
  -- The version a person talks to until the end, whatever is published meanwhile.
  bot_id uuid,
  bot_version integer,
  -- { nodeId, tries, answers }; null while nothing waits for an answer.
  state jsonb,
  expires_at timestamptz,
  paused_until timestamptz,
  paused_by text check (paused_by in ('member', 'hand', 'loop', 'cap')),
  -- A member gave the conversation back to the bot; what members wrote before no longer silences it.
  given_back_at timestamptz,
  -- What the AI would answer: { turnId, text, sources, at }.
  draft jsonb,
  -- Questions in a row that nothing could answer.
  misses smallint not null default 0,
  primary key (page_id, conversation_id),
  foreign key (page_id, conversation_id) references conversations (page_id, id) on delete cascade
) with (fillfactor = 80);
call protect_tenant_table('bot_talks');

-- One row for each message that a bot looked at: what it did, and why.
create table bot_turns (
  page_id uuid not null,
  -- Of the message, so that none is answered twice.
  id uuid not null,
  conversation_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'done')),
  decision text not null default '',
  -- Why it kept silent, handed over or refused the model's answer.
  reason text not null default '',
  -- Messages to be sent, each with the id it is sent under, and how many of them left.
  said jsonb not null default '[]',
  sent smallint not null default 0,
  -- Rule, nodes, sources, refused sentences, tokens.
  detail jsonb not null default '{}',
  at timestamptz not null,
  answered_at timestamptz,
  next_at timestamptz not null,
  leased_until timestamptz,
  tries smallint not null default 0,
  primary key (page_id, id),
  foreign key (page_id, conversation_id) references conversations (page_id, id) on delete cascade
) with (fillfactor = 80);
create index bot_turns_open on bot_turns (next_at) where state <> 'done';
create index bot_turns_conversation on bot_turns (page_id, conversation_id, id);
create index bot_turns_old on bot_turns (at);
call protect_tenant_table('bot_turns');

alter table conversation_messages
  -- What wrote it, when no person did.
  add column by_bot text check (by_bot in ('chatbot', 'rule', 'faq', 'ai')),
  -- What the person can press instead of typing.
  add column buttons jsonb not null default '[]';
