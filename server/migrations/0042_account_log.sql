-- The audit log in two: what was done on a venue goes with the venue; what was done to an account names no page.
create table account_log (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_kind text not null,
  action text not null,
  subject text not null default '',
  detail jsonb not null default '{}',
  constraint account_log_actor_kind check (actor_kind in ('user', 'system'))
);
create index account_log_actor on account_log (actor_id, at desc);
alter table account_log enable row level security;
alter table account_log force row level security;
create policy self on account_log to portico_app using (actor_id = (select current_actor())) with check (actor_id = (select current_actor()));
create policy system on account_log to portico_system using (true) with check (true);
revoke update, delete on account_log from portico_app, portico_system;

-- The owner of the database may be no superuser, and has to see the rows it moves.
alter table audit_log no force row level security;
insert into account_log (id, at, actor_id, actor_kind, action, subject, detail)
  select id, at, actor_id, actor_kind, action, subject, detail from audit_log where page_id is null;
delete from audit_log where page_id is null;
drop policy tenant on audit_log;
create policy tenant on audit_log to portico_app
  using (page_id = (select current_page())) with check (page_id = (select current_page()));
alter table audit_log alter column page_id set not null;
alter table audit_log drop constraint audit_log_pkey;
alter table audit_log add constraint audit_log_pkey primary key (page_id, id);
alter table audit_log force row level security;
