-- A guest's own page of a venue, the home, is opened by a cookie of its own.
alter table guest_keys drop constraint guest_keys_kind_check;
alter table guest_keys add constraint guest_keys_kind_check check (kind in ('cookie', 'link', 'home'));
