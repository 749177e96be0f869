-- An import writes these beside its other rows, in a transaction of their own: their profile may not be there yet.
alter table guest_grams drop constraint guest_grams_page_id_guest_id_fkey;
alter table guest_grams add constraint guest_grams_page_id_fkey foreign key (page_id) references pages on delete cascade not valid;
alter table guest_grams validate constraint guest_grams_page_id_fkey;
