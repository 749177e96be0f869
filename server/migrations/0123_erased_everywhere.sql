-- What is kept for a while about a guest is found when the guest is erased.

-- The page a kept answer is of.
alter table idempotency_keys add column for_page uuid;
create index idempotency_keys_page on idempotency_keys (for_page);

-- Whom a delivery is about, if anybody.
alter table webhook_deliveries add column guest_id uuid;
create index webhook_deliveries_guest on webhook_deliveries (page_id, guest_id) where guest_id is not null;

-- Whose names a message to members tells.
alter table outbox add column about_guests uuid[];
create index outbox_about on outbox using gin (about_guests) where about_guests is not null;

-- Who was erased on a day, for the list beside the database.
create index guests_erased_at on guests (erased_at) where erased_at is not null;
