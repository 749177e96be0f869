-- planted: migrations/concurrently-alone
create index concurrently guests_source on guests (source);
create table shoes (id uuid primary key);
