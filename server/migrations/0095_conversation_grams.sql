-- By what a search finds a conversation: hashes of parts of its person's name and of what was written. Null until a worker
-- has written those of rows that were there before.
alter table conversations add column grams integer[];
alter table conversation_messages add column grams integer[];
-- The page is part of each hash, so one venue's words never slow down another's search.
create index conversations_grams on conversations using gin (grams) with (gin_pending_list_limit = 256);
create index conversation_messages_grams on conversation_messages using gin (grams) with (gin_pending_list_limit = 256);
create index conversations_ungrammed on conversations (page_id) where grams is null;
create index conversation_messages_ungrammed on conversation_messages (page_id) where grams is null;
