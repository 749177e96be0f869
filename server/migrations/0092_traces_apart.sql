-- A guest who goes takes their traces along by guestData; the key cost more than the rows of a large import.
alter table import_guests drop constraint import_guests_page_id_guest_id_fkey;
