-- Fewer bytes an event (docs/reports.md). A repeat is known by its moment and 64 bits of page, kind and id: this index grows at
-- its end alone. Events of a page are found by the day, in an index that keeps a page and day once.
alter table event drop constraint event_pkey;
create unique index event_once on event (at, uuid_hash_extended(id, uuid_hash_extended(page_id, kind)));
create index event_page_day on event (page_id, ((at at time zone 'UTC')::date));

-- Days of a guest lie together; guests of a day are found by an index that keeps the day once.
alter table guest_day drop constraint guest_day_pkey, add primary key (page_id, guest_id, day);
drop index guest_day_guest;
create index guest_day_day on guest_day (page_id, day);

-- Whom a campaign reached on a day.
create index campaign_guest_first on campaign_guest (page_id, campaign_id, first_day);
