-- Pages take turns, so their events are found page by page.
create index concurrently if not exists happenings_waiting on happenings (page_id, id) where done_at is null;
drop index concurrently if exists happenings_due;
