-- planted: migrations/ban-drop-table
drop table visits;
-- planted: migrations/renaming-table
alter table guests rename to people;
-- planted: migrations/ban-truncate-cascade
truncate pages cascade;
-- planted: migrations/ban-drop-database
drop database portico;
-- planted: migrations/several-tables
alter table gateways add column colour text;
