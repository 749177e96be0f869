-- Accounts: proving an address, Google, two-step sign-in, signed-in devices; and the post that leaves the house.

alter table users alter column password_hash drop not null;
alter table users
  -- When the e-mail or mobile was proved; null on an account that only waits for it.
  add column activated_at timestamptz default now(),
  add column language text not null default 'vi' check (language in ('vi', 'en', 'zh', 'es', 'fr', 'it'));

-- One sign-in on one device. Every access token names the one it came from, so that ending it is felt at once.
create table sign_ins (
  family uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null default '',
  address text not null default '',
  revoked_at timestamptz
);
create index sign_ins_user on sign_ins (user_id);
insert into sign_ins (family, user_id, created_at, last_used_at, expires_at, revoked_at)
  select family, user_id, min(created_at), max(created_at), max(expires_at), max(revoked_at) from refresh_tokens group by family, user_id;
alter table refresh_tokens add foreign key (family) references sign_ins on delete cascade;
alter table sign_ins enable row level security;
alter table sign_ins force row level security;
create policy self on sign_ins to portico_app using (user_id = (select current_actor())) with check (user_id = (select current_actor()));
create policy system on sign_ins to portico_system using (true) with check (true);

-- The newest link or code of one purpose; using it deletes it. Links are kept as SHA-256 of 128 random bits, codes of
-- six digits as an HMAC whose key is not in the database.
create table account_codes (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset')),
  expires_at timestamptz not null,
  tries integer not null default 0,
  unique (user_id, purpose)
);
revoke all on account_codes from portico_app;
alter table account_codes enable row level security;
alter table account_codes force row level security;
create policy system on account_codes to portico_system using (true) with check (true);

create table user_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index user_identities_user on user_identities (user_id);
revoke all on user_identities from portico_app;
alter table user_identities enable row level security;
alter table user_identities force row level security;
create policy system on user_identities to portico_system using (true) with check (true);

-- RFC 6238. `last_step` is the newest time step that was used, so that a code seen over a shoulder is worth nothing.
create table user_totp (
  user_id uuid primary key references users on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
create table recovery_codes (
  user_id uuid not null references user_totp on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
alter table user_totp enable row level security;
alter table user_totp force row level security;
create policy self on user_totp to portico_app using (user_id = (select current_actor())) with check (user_id = (select current_actor()));
create policy system on user_totp to portico_system using (true) with check (true);
alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy self on recovery_codes to portico_app using (user_id = (select current_actor())) with check (user_id = (select current_actor()));
create policy system on recovery_codes to portico_system using (true) with check (true);

-- Mail and text messages, written in the transaction that caused them. The content is sealed: it holds links and codes.
-- `next_at` is when to try next, and while somebody is trying, when to believe that they died.
create table outbox (
  id uuid primary key,
  -- On whose behalf it was written; null when nobody was signed in.
  actor_id uuid default current_actor(),
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  content bytea,
  created_at timestamptz not null,
  next_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text not null default ''
);
create index outbox_due on outbox (next_at) where sent_at is null and failed_at is null;
create index outbox_made on outbox (created_at);
revoke all on outbox from portico_app;
grant insert on outbox to portico_app;
alter table outbox enable row level security;
alter table outbox force row level security;
create policy self on outbox to portico_app using (actor_id = (select current_actor())) with check (actor_id = (select current_actor()));
create policy system on outbox to portico_system using (true) with check (true);
