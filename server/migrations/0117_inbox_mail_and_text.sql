-- What an owner decides of the inbox, beside the hours of messages.
alter table message_settings
  add column has_home_chat boolean not null default true,
  -- Where answers to letters arrive, such as replies@venue.example; empty means the installation's address.
  add column reply_address text not null default '',
  -- What the venue's mail provider hands such answers over with.
  add column mail_hash bytea;

-- What an answer to a letter is found by, and the thread it belongs to.
alter table conversations
  add column reply_ref bytea,
  add column mail_subject text not null default '',
  -- Message-IDs of the newest letters, oldest first.
  add column mail_ids text[] not null default '{}';
create unique index conversations_reply_ref on conversations (page_id, reply_ref) where reply_ref is not null;

-- What the page pays for it, in minor units: put aside before it leaves, settled after.
alter table conversation_messages add column price bigint not null default 0 check (price >= 0);

-- Which venue an answer to the number that all venues share is for: the one that wrote last.
create table text_threads (
  page_id uuid not null references pages on delete cascade,
  -- Of the guest's number, keyed.
  number_hash bytea not null,
  at timestamptz not null,
  primary key (page_id, number_hash)
) with (fillfactor = 80);
create index text_threads_number on text_threads (number_hash, at desc);
create index text_threads_old on text_threads (at);
call protect_tenant_table('text_threads');
