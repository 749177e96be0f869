-- Who a guest is known to be by, what they agreed to and took back, and how they come back to what is held of them.
alter table guests
  -- How the guest was first proved to be somebody; anonymous while nothing was.
  add column source text not null default 'anonymous'
    check (source in ('phone', 'email', 'google', 'facebook', 'zalo', 'anonymous')),
  -- The person asked to be forgotten: the row stays for the totals, with nothing of theirs in it.
  add column erased_at timestamptz;
create index guests_erased on guests (page_id) where erased_at is not null;

-- A number, an address or an account that was proved to be the guest's; it can be one guest's only.
create table guest_identities (
  page_id uuid not null,
  kind text not null check (kind in ('phone', 'email', 'google', 'facebook', 'zalo')),
  -- As it is compared: E.164, lower case, or the provider's own id.
  value text not null,
  guest_id uuid not null,
  verified_at timestamptz not null,
  primary key (page_id, kind, value),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
create index guest_identities_guest on guest_identities (page_id, guest_id);
call protect_tenant_table('guest_identities');
insert into guest_identities (page_id, kind, value, guest_id, verified_at)
  select page_id, 'phone', phone, id, phone_verified_at from guests where phone is not null and phone_verified_at is not null
  order by last_seen_at desc
  on conflict do nothing;
insert into guest_identities (page_id, kind, value, guest_id, verified_at)
  select page_id, 'email', lower(email), id, email_verified_at from guests where email is not null and email_verified_at is not null
  order by last_seen_at desc
  on conflict do nothing;
update guests g set source = i.kind from guest_identities i where i.page_id = g.page_id and i.guest_id = g.id and i.kind = 'email';
update guests g set source = i.kind from guest_identities i where i.page_id = g.page_id and i.guest_id = g.id and i.kind = 'phone';

-- What recognises a guest who comes back: a cookie, or a link of their own. One family is one browser; a cookie that was
-- replaced and is used again after that revokes its family.
create table guest_keys (
  page_id uuid not null,
  hash bytea not null unique,
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

-- Half an hour in front of one's own data. `proof` is null until a code came back.
create table guest_views (
  page_id uuid not null references pages on delete cascade,
  hash bytea not null unique,
  guest_id uuid,
  proof text check (proof in ('online', 'code')),
  language text not null,
  -- Where a code went, and which; the same for a contact that nobody here has.
  contact text,
  code_id uuid,
  -- The portal's page to go back to.
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

alter table consents
  -- Messages a month at most that were agreed to; null where it means nothing.
  add column max_per_month integer;
-- When two guests turn out to be one, what they agreed to goes along. Nothing else of a consent can be changed.
grant update (guest_id) on consents to portico_system;

-- The owner's own wording of what is asked, by language. Versions are only ever added.
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

-- What a guest wrote is found again for them, and only for them.
create index event_answers_guest on event (page_id, guest_id) where kind = 10 and guest_id is not null;

-- How often the guest added time to this stay by themselves.
alter table visits add column extensions integer not null default 0;
