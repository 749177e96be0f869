-- planted: migrations/syntax-error
alter table guests ad column;
