-- Claiming a login changes nothing an index holds, so that the row stays where it is (HOT).
drop index grants_mac;
create index grants_mac on grants (page_id, mac, ends_at);
alter table grants set (fillfactor = 80);
-- The same for a visit's end: no index looks at its status.
drop index visits_waiting;
create index visits_mac on visits (page_id, mac, asked_at desc);
alter table visits set (fillfactor = 80);
