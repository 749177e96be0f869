-- A visit changes columns that are indexed, so the room left in each page was of no use, and a count of all guests reads every page.
alter table guest_profiles reset (fillfactor);
