-- How the AI of a page answers: rules in order, what it knows, what it may spend, and what it is tested with.
create table ai_settings (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  is_on boolean not null default false,
  -- Channels on which it works at all, and those on which its own answers leave without a member.
  channels text[] not null default '{}',
  auto_channels text[] not null default '{}',
  persona text not null default '',
  -- [{ id, name, isOn, when, does }], asked in this order.
  ai_setting_rules jsonb not null default '[]',
  -- Words by which people ask for a person, and what they hear then.
  hand_words text[] not null default '{}',
  hand_message text not null default '',
  -- What is said when nothing answers; empty for silence.
  fallback text not null default '',
  misses_before_hand smallint not null default 2,
  pause_hours smallint not null default 12,
  -- Answers of a model, and what they may cost in the page's own month; null for no limit of its own.
  monthly_answers integer not null default 1000 check (monthly_answers >= 0),
  monthly_cost bigint check (monthly_cost >= 0),
  -- A model of the page's own; empty uses the installation's.
  base_url text not null default '',
  model text not null default '',
  -- Sealed.
  api_key bytea,
  revision integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (page_id, id)
);
create unique index ai_settings_one on ai_settings (page_id);
call protect_tenant_table('ai_settings');

-- Questions with their answers, texts and files of the venue's own.
create table ai_knowledge (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('faq', 'text', 'file')),
  -- Of a question, every way to ask it, a line each.
  title text not null,
  body text not null,
  is_on boolean not null default true,
  -- Sentences that speak to the AI instead of to guests; they are left out.
  left_out jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (page_id, id)
);
create index ai_knowledge_newest on ai_knowledge (page_id, updated_at desc, id);
call protect_tenant_table('ai_knowledge');

-- Its paragraphs; `search` is without accents and capitals. A search reads those of one page alone, so no index is needed.
create table ai_chunks (
  page_id uuid not null,
  source_id uuid not null,
  number smallint not null,
  text text not null,
  search text not null,
  primary key (page_id, source_id, number),
  foreign key (page_id, source_id) references ai_knowledge (page_id, id) on delete cascade
);
call protect_tenant_table('ai_chunks');

-- What was spent in a month, with what is put aside for answers under way.
create table ai_months (
  page_id uuid not null references pages on delete cascade,
  month date not null,
  answers integer not null default 0 check (answers >= 0),
  tokens bigint not null default 0,
  cost bigint not null default 0 check (cost >= 0),
  primary key (page_id, month)
);
call protect_tenant_table('ai_months');

-- Single questions to a model: what was put aside, and what became of it.
create table ai_calls (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  month date not null,
  -- Who pays; null where it is free.
  user_id uuid,
  held bigint not null check (held >= 0),
  is_settled boolean not null default false,
  at timestamptz not null,
  primary key (page_id, id)
);
create index ai_calls_open on ai_calls (at) where not is_settled;
call protect_tenant_table('ai_calls');

-- Questions the owner tests with, what should happen, and what happened last.
create table ai_cases (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  question text not null,
  expects text not null check (expects in ('rule', 'faq', 'ai', 'hand', 'silent')),
  -- A part of the answer that has to be there; empty for any.
  contains text not null default '',
  -- { decision, text, by, isRight, at }
  result jsonb,
  created_at timestamptz not null,
  primary key (page_id, id)
);
create index ai_cases_newest on ai_cases (page_id, created_at, id);
call protect_tenant_table('ai_cases');
