-- planted: migrations/adding-required-field
alter table guests add column shoe_size integer not null;
-- planted: migrations/changing-column-type
alter table guests alter column visits type bigint;
-- planted: migrations/adding-not-nullable-field
alter table guests alter column name set not null;
-- planted: migrations/adding-field-with-default
alter table guests add column drawn double precision not null default random();
-- planted: migrations/ban-drop-column
alter table guests drop column email;
-- planted: migrations/renaming-column
alter table guests rename column phone to telephone;
-- planted: migrations/checked-column
alter table guests add column hat text check (hat in ('cap', 'none'));
