-- A guest's session, view and hand-off carry their page like every token (0043): their primary keys name it already.
alter table portal_sessions drop constraint portal_sessions_token_hash_key;
alter table guest_views drop constraint guest_views_hash_key;
drop index portal_sessions_hand_off;
create unique index portal_sessions_hand_off on portal_sessions (page_id, hand_off) where hand_off is not null;
