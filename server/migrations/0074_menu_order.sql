-- The order in which guests see the menus; one that was never moved comes after those that were.
alter table page_menus add column position smallint not null default 1000;
