-- What segments ask about rewards and reviews.
alter table guest_profiles
  add column points bigint not null default 0,
  add column tasks_done integer not null default 0,
  -- Gifts that are accepted and not used yet, and those that were used.
  add column gifts_ready integer not null default 0,
  add column gifts_used integer not null default 0,
  -- Stars of the newest review.
  add column review_score smallint;

-- Profiles of guests who have something of it are written again.
insert into guest_changes (page_id, id, guest_id)
select page_id, gen_random_uuid(), guest_id from (
  select page_id, guest_id from points_balances union select page_id, guest_id from gift_orders
  union select page_id, guest_id from reviews where guest_id is not null) g;
