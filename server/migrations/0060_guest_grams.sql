-- By what a search finds a guest, beside the profile: rows that are counted by the million stay narrow.
create table guest_grams (
  page_id uuid not null,
  guest_id uuid not null,
  -- Hashes of parts of three letters, of beginnings of words, and of what a mask leaves to see.
  grams integer[] not null,
  primary key (page_id, guest_id),
  foreign key (page_id, guest_id) references guest_profiles (page_id, guest_id) on delete cascade on update cascade
);
insert into guest_grams (page_id, guest_id, grams) select page_id, guest_id, grams from guest_profiles;
-- The page is part of each hash, so one venue's names never slow down another's search.
create index guest_grams_hashes on guest_grams using gin (grams) with (gin_pending_list_limit = 256);
call protect_tenant_table('guest_grams');

drop index guest_profiles_grams;
alter table guest_profiles drop column grams;

-- A worker writes every profile again, for beginnings of words and masks.
insert into guest_changes (page_id, id, guest_id) select page_id, gen_random_uuid(), guest_id from guest_profiles;
