-- Pages take turns and endpoints share them, so what is due is found by both.
create index concurrently if not exists webhook_deliveries_of_endpoint on webhook_deliveries (page_id, webhook_id, next_at) where state = 'waiting';
drop index concurrently if exists webhook_deliveries_due;
