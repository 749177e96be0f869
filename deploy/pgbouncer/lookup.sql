-- Run once as a superuser in the database of Portico, with the password of userlist.txt.
create role pgbouncer login password 'change me';
create schema pgbouncer;
create function pgbouncer.secret_of(role text) returns table (name text, secret text)
  language sql security definer set search_path = pg_catalog
  as $$ select rolname, rolpassword from pg_authid where rolname = role and role in ('portico_app', 'portico_system') $$;
revoke execute on function pgbouncer.secret_of from public;
grant usage on schema pgbouncer to pgbouncer;
grant execute on function pgbouncer.secret_of to pgbouncer;
