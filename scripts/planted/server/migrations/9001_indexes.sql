-- planted: migrations/require-concurrent-index-creation
create index guests_source on guests (source);
-- planted: migrations/require-concurrent-index-deletion
drop index guests_name;
-- planted: migrations/require-concurrent-reindex
reindex table guests;
