-- Every visit changed this index, and with it all others of the row. Only the daily retention read it, which goes through a page's
-- guests by id now.
drop index concurrently if exists guests_last_seen;
