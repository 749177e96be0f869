-- A technician reads the steps for longer than the owner's own phone does.
alter table recipe_links add column read_minutes integer not null default 30;
