-- Users of whom Zalo has told no more than the id.
create index zalo_users_unknown on zalo_users (page_id) where detailed_at is null;
