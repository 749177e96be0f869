-- A guest's rows are found through the primary key: a page has few imports that can still be undone.
drop index concurrently if exists import_guests_guest;
