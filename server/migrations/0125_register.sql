-- The register of connections that some laws ask of who gives access (docs/decisions/0043). It is apart from what venues see: the
-- role of their calls has no right on the schema, and nothing here refers to their rows, so it outlives a guest and a page.
create schema register;
grant usage on schema register to portico_system;

-- One row per session of a gateway, with everything as it was called then.
create table register.entries (
  page_id uuid not null,
  session_id uuid not null,
  page text not null,
  time_zone text not null,
  nas_id text not null,
  nas text not null,
  mac text not null,
  -- Every address the session had, the first one first.
  ips text[] not null,
  -- What the guest said, and whether it was proved.
  name text,
  phone text,
  is_phone_proved boolean not null,
  email text,
  is_email_proved boolean not null,
  started_at timestamptz not null,
  stopped_at timestamptz,
  -- How long it was to be kept when it was written, from its end; a later setting does not change that.
  months integer not null,
  expires_at timestamptz,
  primary key (page_id, session_id)
);
create index entries_page on register.entries (page_id, started_at);
create index entries_started on register.entries (started_at);
create index entries_mac on register.entries (mac, started_at);
create index entries_phone on register.entries (phone) where phone is not null;
create index entries_email on register.entries (lower(email)) where email is not null;
create index entries_open on register.entries (page_id, session_id) where stopped_at is null;
create index entries_expires on register.entries (expires_at) where expires_at is not null;
grant select, insert, update, delete on register.entries to portico_system;

-- Who asked for an extract, who decided, and who took it: three tables that are only ever added to. People are named without a
-- reference, because the log outlives accounts.
create table register.requests (
  id uuid primary key,
  asked_by uuid not null,
  asked_at timestamptz not null,
  case_number text not null check (case_number <> ''),
  reason text not null check (reason <> ''),
  -- With its name of then; null asks for any.
  page_id uuid,
  page text,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  check ((page_id is null) = (page is null)),
  unique (id, asked_by)
);
create index requests_asked on register.requests (asked_at desc);

-- Whom it is about. It names a person, so it goes when a row of the register would.
create table register.terms (
  request_id uuid primary key references register.requests,
  mac text not null,
  ip text not null,
  contact text not null,
  expires_at timestamptz not null
);

create table register.decisions (
  request_id uuid primary key,
  asked_by uuid not null,
  decided_by uuid not null,
  decided_at timestamptz not null,
  is_approved boolean not null,
  foreign key (request_id, asked_by) references register.requests (id, asked_by),
  constraint decisions_second_person check (decided_by <> asked_by)
);

create table register.downloads (
  id uuid primary key,
  request_id uuid not null references register.decisions,
  at timestamptz not null,
  rows integer not null
);
create index downloads_request on register.downloads (request_id);
grant select, insert on register.requests, register.decisions, register.downloads to portico_system;
grant select, insert, delete on register.terms to portico_system;
