-- planted: migrations/lock-and-work
alter table guests add column shoe_size integer;
update guests set shoe_size = 42;
