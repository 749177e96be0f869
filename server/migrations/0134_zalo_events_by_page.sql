-- Pages take turns, so their events are found page by page.
create index concurrently if not exists zalo_events_due on zalo_events (page_id, next_at) where state = 'waiting';
drop index concurrently if exists zalo_events_waiting;
