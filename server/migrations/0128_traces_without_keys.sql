-- As the index of guests: erasing a page deletes these rows itself.
alter table import_guests drop constraint import_guests_page_id_import_id_fkey;
