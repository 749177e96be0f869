-- planted: migrations/constraint-missing-not-valid
alter table guests add constraint guests_come check (visits >= 0);
-- planted: migrations/adding-foreign-key-constraint
alter table guests add constraint guests_page foreign key (page_id) references pages (id);
-- planted: migrations/disallowed-unique-constraint
alter table guests add constraint guests_one unique (page_id, phone);
-- planted: migrations/adding-serial-primary-key-field
alter table guests add primary key (id);
