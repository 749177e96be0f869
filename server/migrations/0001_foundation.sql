-- Two roles sign in, neither owns anything (docs/decisions/0004):
--   portico_app     sees the rows of the page or user its transaction names
--   portico_system  sees all pages: portal, RADIUS, jobs
grant usage on schema public to portico_app, portico_system;
alter default privileges in schema public grant select, insert, update, delete on tables to portico_app, portico_system;

create function current_page() returns uuid language sql stable
  as $$ select nullif(current_setting('app.page_id', true), '')::uuid $$;
create function current_actor() returns uuid language sql stable
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

-- Every table with a page_id is put behind the wall by this, and a catalogue test finds one that is not.
create procedure protect_tenant_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s to portico_app
    using (page_id = (select current_page())) with check (page_id = (select current_page()))', name);
  execute format('create policy system on %s to portico_system using (true) with check (true)', name);
end $$;

create table users (
  id uuid primary key,
  username text not null,
  display_name text not null,
  email text,
  mobile text,
  password_hash text not null,
  group_id integer not null default 1,
  profile jsonb not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check (email is not null or mobile is not null)
);
create unique index users_email on users (lower(email));
create unique index users_mobile on users (mobile);
alter table users enable row level security;
alter table users force row level security;
create policy self on users to portico_app using (id = (select current_actor())) with check (id = (select current_actor()));
create policy system on users to portico_system using (true) with check (true);

-- Opaque refresh tokens. A family is one sign-in; a token used twice revokes its family.
create table refresh_tokens (
  hash bytea primary key,
  family uuid not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family);
create index refresh_tokens_user on refresh_tokens (user_id);
revoke all on refresh_tokens from portico_app;

create table plans (
  id uuid primary key,
  name text not null unique,
  other_metrics jsonb not null default '{"videoUpload":0,"cta":0,"modules":[]}'
);
insert into plans (id, name) values ('00000000-0000-7000-8000-000000000001', 'FREE');
revoke insert, update, delete on plans from portico_app;

create table pages (
  id uuid primary key,
  name text not null,
  title text not null default '',
  description text not null default '',
  images jsonb not null default '[]',
  price bigint,
  currency text not null default 'VND',
  unit text not null default '',
  email_notification boolean not null default true,
  enable_review boolean not null default true,
  time_zone text not null default 'Asia/Ho_Chi_Minh',
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table members (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'manager', 'editor', 'staff', 'analyst')),
  created_at timestamptz not null default now(),
  primary key (page_id, user_id)
);
create index members_user on members (user_id);
alter table members enable row level security;
alter table members force row level security;
create policy tenant on members to portico_app
  using (page_id = (select current_page()) or user_id = (select current_actor()))
  with check (page_id = (select current_page()));
create policy system on members to portico_system using (true) with check (true);

alter table pages enable row level security;
alter table pages force row level security;
create policy tenant on pages to portico_app
  using (id = (select current_page()) or id in (select page_id from members where user_id = (select current_actor())))
  with check (id = (select current_page()));
create policy system on pages to portico_system using (true) with check (true);

create table subscriptions (
  page_id uuid primary key references pages on delete cascade,
  plan_id uuid not null references plans,
  end_date timestamptz,
  is_lifetime boolean not null default false
);
call protect_tenant_table('subscriptions');
create policy member on subscriptions for select to portico_app
  using (page_id in (select page_id from members where user_id = (select current_actor())));

-- Append-only: who changed what. Written in the transaction of the change.
create table audit_log (
  id uuid primary key,
  page_id uuid references pages on delete cascade,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_kind text not null check (actor_kind in ('user', 'system', 'gateway', 'guest')),
  action text not null,
  subject text not null default '',
  detail jsonb not null default '{}'
);
create index audit_log_page on audit_log (page_id, at desc);
alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy tenant on audit_log to portico_app
  using (page_id = (select current_page()) or (page_id is null and actor_id = (select current_actor())))
  with check (page_id = (select current_page()) or (page_id is null and actor_id = (select current_actor())));
create policy system on audit_log to portico_system using (true) with check (true);
revoke update, delete on audit_log from portico_app, portico_system;
