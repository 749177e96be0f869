-- Pages (venues), their plan, their members and their audit log.

create table plans (
  id uuid primary key,
  name text not null unique,
  other_metrics jsonb not null default '{"videoUpload":0,"cta":0,"modules":[]}'
);
revoke insert, update, delete on plans from portico_app;
insert into plans (id, name) values ('00000000-0000-7000-8000-000000000001', 'FREE');

-- A venue. Everything with a page_id belongs to it and is deleted with it.
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
  deleted_at timestamptz,
  address text not null default '',
  -- By weekday, as in contract/src/openingHours.ts; null until set.
  opening_hours jsonb,
  -- Minutes of silence after which a gateway is reported offline.
  offline_minutes integer not null default 10 check (offline_minutes between 5 and 1440),
  -- When a phone first opened the portal through one of its gateways; portal_sessions are deleted after a day.
  portal_opened_at timestamptz,
  -- When a member closed the list of first steps.
  first_steps_closed_at timestamptz
);
create index pages_deleted on pages (deleted_at) where deleted_at is not null;

-- Users with a role on a page.
create table members (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null,
  role text not null check (role in ('owner', 'manager', 'editor', 'staff', 'analyst')),
  created_at timestamptz not null default now(),
  -- Whether the member sees guests' personal data; null leaves it to the role.
  can_read_identity boolean,
  last_active_at timestamptz,
  primary key (page_id, user_id)
);
create index members_user on members (user_id);
alter table members enable row level security;
alter table members force row level security;
-- A user also sees the pages they belong to.
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

-- Lets a user with a role that reads reports read this table for several venues at once.
create procedure let_analysts_read(name regclass) language plpgsql as $$
begin
  execute format('create policy member on %s for select to portico_app using (page_id in (select page_id from members
    where user_id = (select current_actor()) and role in (''owner'', ''manager'', ''editor'', ''analyst'')))', name);
end $$;

create table subscriptions (
  page_id uuid primary key references pages on delete cascade,
  plan_id uuid not null references plans,
  end_date timestamptz,
  is_lifetime boolean not null default false
);
call protect_tenant_table('subscriptions');
create policy member on subscriptions for select to portico_app
  using (page_id in (select page_id from members where user_id = (select current_actor())));

-- Invitations to a page. The code is derived from the id with the installation's key; only its hash is stored.
create table invitations (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  -- An email address in lower case, or a mobile number in E.164.
  address text not null,
  role text not null check (role in ('manager', 'editor', 'staff', 'analyst')),
  code_hash bytea not null,
  invited_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn', 'replaced')),
  primary key (page_id, id),
  constraint invitations_code_hash unique (page_id, code_hash),
  constraint invitations_check check ((closed_at is null) = (outcome is null))
);
create unique index invitations_open on invitations (page_id, address) where closed_at is null;
create index invitations_address on invitations (address) where closed_at is null;
call protect_tenant_table('invitations');

-- An offer to make another member the owner; one per page at a time.
create table ownership_offers (
  page_id uuid primary key references pages on delete cascade,
  from_user uuid not null,
  to_user uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (page_id, from_user) references members (page_id, user_id) on delete cascade,
  foreign key (page_id, to_user) references members (page_id, user_id) on delete cascade
);
call protect_tenant_table('ownership_offers');

-- Append-only: who changed what on a page, written in the transaction of the change.
create table audit_log (
  id uuid not null,
  page_id uuid not null references pages on delete cascade,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_kind text not null check (actor_kind in ('user', 'key', 'guest', 'system', 'webhook')),
  action text not null,
  subject text not null default '',
  detail jsonb not null default '{}',
  primary key (page_id, id)
);
create index audit_log_page on audit_log (page_id, at desc);
create index audit_log_actor on audit_log (page_id, actor_id, at desc);
call protect_tenant_table('audit_log');
revoke update, delete on audit_log from portico_app, portico_system;
