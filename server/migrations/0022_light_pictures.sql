-- White drawings on nothing, as many logos are: on white they would not be seen.
alter table media_files add column is_light boolean not null default false;
