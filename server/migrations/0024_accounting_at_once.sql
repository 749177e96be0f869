-- One row for all reports that were answered together, whosever they are: a busy server writes a row a commit, not one
-- a packet. No page's transaction sees it; rows live for a moment.
alter table accounting_inbox rename to accounting_inbox_each;
alter table accounting_inbox_each rename constraint accounting_inbox_pkey to accounting_inbox_each_pkey;
create table accounting_inbox (id uuid primary key, records json not null);
revoke all on accounting_inbox from portico_app;
insert into accounting_inbox
  select id, json_build_array(json_build_object('gateway', json_build_object('id', gateway_id, 'pageId', page_id), 'record', record))
  from accounting_inbox_each;
drop table accounting_inbox_each;
