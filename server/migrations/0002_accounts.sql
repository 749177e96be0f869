-- Accounts: users, how they sign in, and what was done to an account.

create table users (
  id uuid primary key,
  username text not null,
  display_name text not null,
  email text,
  mobile text,
  password_hash text,
  group_id integer not null default 1,
  profile jsonb not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- When the email address or mobile number was verified; null until then.
  activated_at timestamptz default now(),
  language text not null default 'vi' check (language in ('vi', 'en', 'zh', 'es', 'fr', 'it')),
  constraint users_check check (email is not null or mobile is not null)
);
create unique index users_email on users (lower(email));
create unique index users_mobile on users (mobile);
call protect_personal_table('users', 'id');

-- One sign-in on one device. Every access token names its sign-in, so ending one takes effect at once.
create table sign_ins (
  family uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null default '',
  address text not null default '',
  revoked_at timestamptz,
  -- Whether the user asked to stay signed in, which decides how long it lasts.
  is_remembered boolean not null default false
);
create index sign_ins_user on sign_ins (user_id);
call protect_personal_table('sign_ins', 'user_id');

-- Opaque refresh tokens. `family` is the sign-in; a token used twice revokes it.
create table refresh_tokens (
  hash bytea primary key,
  family uuid not null references sign_ins on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family);
create index refresh_tokens_user on refresh_tokens (user_id);
revoke all on refresh_tokens from portico_app;

-- Sign-ups that wait for verification. Whoever verifies the address activates the account with the password of their own
-- sign-up, known by the cookie of their browser (`browser_hash`) or by typing the password again.
create table sign_ups (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  browser_hash bytea not null,
  display_name text not null,
  password_hash text not null,
  language text not null,
  created_at timestamptz not null
);
create index sign_ups_user on sign_ups (user_id, created_at);
call protect_system_table('sign_ups');

-- Links and codes sent to an address; using one deletes it. A link is stored as the SHA-256 of 128 random bits, a six-digit code
-- as an HMAC whose key is not in the database.
create table account_codes (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset')),
  expires_at timestamptz not null,
  tries integer not null default 0
);
create index account_codes_user on account_codes (user_id, purpose);
call protect_system_table('account_codes');

-- Accounts of other providers that a user signs in with.
create table user_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index user_identities_user on user_identities (user_id);
call protect_system_table('user_identities');

-- Two-step sign-in (RFC 6238). `last_step` is the newest time step used, so a code cannot be used twice.
create table user_totp (
  user_id uuid primary key references users on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
call protect_personal_table('user_totp', 'user_id');

-- Single-use codes for a user who lost the second factor.
create table recovery_codes (
  user_id uuid not null references user_totp on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
call protect_personal_table('recovery_codes', 'user_id');

-- Browsers that receive push messages. Endpoint and keys are sealed; the hash finds a browser again. A browser that is signed
-- out gets nothing: its sign-in is checked before every message.
create table push_subscriptions (
  user_id uuid not null references users on delete cascade,
  id uuid primary key,
  family uuid not null references sign_ins on delete cascade,
  endpoint_hash bytea not null unique,
  sealed bytea not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_family on push_subscriptions (family);
call protect_personal_table('push_subscriptions', 'user_id');

-- Append-only: what was done to an account. What was done on a venue is in audit_log (0003), which names its page.
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
call protect_personal_table('account_log', 'actor_id');
revoke update, delete on account_log from portico_app, portico_system;
