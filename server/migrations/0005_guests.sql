-- Guests, how they are recognized, and what they agreed to.

create table guests (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text,
  phone text,
  email text,
  language text not null default 'vi',
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  visits integer not null default 0,
  -- Answers that have no column of their own.
  profile jsonb not null default '{}',
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  -- How the guest was first verified; anonymous until then.
  source text not null default 'anonymous' check (source in ('phone', 'email', 'google', 'facebook', 'zalo', 'anonymous')),
  -- The guest was erased: the row stays for the totals, without personal data.
  erased_at timestamptz,
  primary key (page_id, id)
);
create index guests_last_seen on guests (page_id, last_seen_at desc);
create index guests_erased on guests (page_id) where erased_at is not null;
call protect_tenant_table('guests');
call let_analysts_read('guests');

-- Phones as this venue's network sees them. MAC addresses rotate, so a device points to a guest but never is one.
create table guest_devices (
  page_id uuid not null,
  mac text not null,
  guest_id uuid not null,
  last_seen_at timestamptz not null,
  primary key (page_id, mac),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
call protect_tenant_table('guest_devices');

-- Phone numbers, email addresses and accounts that were verified. Each belongs to one guest only.
create table guest_identities (
  page_id uuid not null,
  kind text not null check (kind in ('phone', 'email', 'google', 'facebook', 'zalo')),
  -- In the form in which it is compared: E.164, lower case, or the provider's id.
  value text not null,
  guest_id uuid not null,
  verified_at timestamptz not null,
  primary key (page_id, kind, value),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index guest_identities_guest on guest_identities (page_id, guest_id);
call protect_tenant_table('guest_identities');

-- What recognizes a guest who comes back: a cookie or a personal link. A family is one browser; using a cookie that was already
-- replaced revokes its family.
create table guest_keys (
  page_id uuid not null,
  hash bytea not null,
  guest_id uuid not null,
  kind text not null check (kind in ('cookie', 'link')),
  family uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  retired_at timestamptz,
  primary key (page_id, hash),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index guest_keys_guest on guest_keys (page_id, guest_id);
create index guest_keys_family on guest_keys (page_id, family);
create index guest_keys_expiry on guest_keys (expires_at);
call protect_tenant_table('guest_keys');

-- Short sessions in which guests see their own data. `proof` is null until they entered a code.
create table guest_views (
  page_id uuid not null references pages on delete cascade,
  hash bytea not null,
  guest_id uuid,
  proof text check (proof in ('online', 'code')),
  language text not null,
  -- Where a code was sent, and which; filled in the same way for an unknown contact.
  contact text,
  code_id uuid,
  -- The portal page to return to.
  back text not null default '',
  ip text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (page_id, hash),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index guest_views_expiry on guest_views (expires_at);
create index guest_views_guest on guest_views (page_id, guest_id);
call protect_tenant_table('guest_views');

-- Steps a guest has completed, so nobody is asked the same thing twice.
create table guest_steps (
  page_id uuid not null,
  guest_id uuid not null,
  step_id text not null,
  at timestamptz not null,
  primary key (page_id, guest_id, step_id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
call protect_tenant_table('guest_steps');

-- What one guest may use per day across all devices; null is no limit.
create table guest_quotas (
  page_id uuid primary key references pages on delete cascade,
  megabytes_per_day integer,
  minutes_per_day integer,
  -- How many devices without a browser a guest may add; 0 is none.
  devices_per_guest smallint not null default 2 check (devices_per_guest between 0 and 20)
);
call protect_tenant_table('guest_quotas');

-- Append-only: one person, one purpose, one channel, one version of the text.
create table consents (
  page_id uuid not null,
  id uuid not null,
  guest_id uuid not null,
  purpose text not null check (purpose in ('terms', 'marketing')),
  channel text not null,
  is_given boolean not null,
  text_hash bytea not null,
  language text not null,
  at timestamptz not null,
  evidence jsonb not null default '{}',
  -- The most messages per month that were agreed to; null where it does not apply.
  max_per_month integer,
  -- The version in consent_wordings; 0 is the portal's own text, null is unknown.
  wording_version integer,
  primary key (page_id, id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index consents_guest on consents (page_id, guest_id, at desc);
create index consents_wording on consents (page_id, purpose, wording_version) where is_given;
call protect_tenant_table('consents');
revoke update on consents from portico_app, portico_system;
-- Merging two guests moves their consents. Nothing else of a consent can change.
grant update (guest_id) on consents to portico_system;

-- The exact texts people agreed to, once each; a consent holds the hash. Texts name venues, so only the system reads them.
create table consent_texts (
  hash bytea primary key,
  language text not null,
  body text not null,
  first_shown_at timestamptz not null
);
revoke all on consent_texts from portico_app;
revoke update, delete on consent_texts from portico_system;

-- The owner's own consent texts by language. Versions are only ever added.
create table consent_wordings (
  page_id uuid not null references pages on delete cascade,
  purpose text not null check (purpose in ('terms', 'marketing')),
  version integer not null,
  texts jsonb not null,
  channels text[] not null default '{}',
  max_per_month integer,
  created_at timestamptz not null,
  created_by uuid,
  primary key (page_id, purpose, version)
);
call protect_tenant_table('consent_wordings');
revoke update on consent_wordings from portico_app, portico_system;
