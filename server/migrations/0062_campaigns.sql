-- Campaigns: creatives, their bookings, and what was shown to whom.

-- What an advert shows (contract/src/campaigns/creative.ts).
create table campaigns (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  design jsonb not null,
  is_archived boolean not null default false,
  -- Goes up with every change, so that nobody overwrites what they have not seen.
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  edited_by uuid,
  primary key (page_id, id)
);
call protect_tenant_table('campaigns');

-- Bookings (contract/src/campaigns/booking.ts); columns bear the names of the wire.
create table wifi_campaigns (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  type text not null check (type in ('override', 'contract', 'remnant', 'design')),
  status text not null check (status in ('draft', 'active', 'paused')),
  start_time timestamptz not null,
  end_time timestamptz check (end_time > start_time),
  redirect_url text not null,
  priority smallint not null,
  finished_at timestamptz,
  finished_by text check (finished_by in ('time', 'goal', 'owner')),
  targeted_devices text[] not null,
  slots text[] not null,
  variants jsonb not null,
  goal jsonb,
  cap jsonb,
  rest_hours integer not null,
  audience jsonb not null,
  hold_out smallint not null,
  sponsor jsonb,
  approval text check (approval in ('waiting', 'approved', 'declined')),
  approval_note text not null default '',
  approval_hash bytea,
  approval_expires_at timestamptz,
  -- Of 1000 sign-ins of the page, how many it is meant for, by the last 28 days.
  share_permille integer not null default 1000,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  edited_by uuid,
  -- Reports go on naming it.
  deleted_at timestamptz,
  primary key (page_id, id)
);
create index wifi_campaigns_open on wifi_campaigns (page_id, end_time) where finished_at is null and deleted_at is null;
call protect_tenant_table('wifi_campaigns');
call let_analysts_read('wifi_campaigns');

-- What a booking delivered so far; one row, so that a goal is compared with one number.
create table campaign_totals (
  page_id uuid not null,
  campaign_id uuid not null,
  impressions integer not null default 0,
  clicks integer not null default 0,
  -- The venue's day that `today_…` counts.
  day date,
  today_impressions integer not null default 0,
  today_clicks integer not null default 0,
  primary key (page_id, campaign_id),
  foreign key (page_id, campaign_id) references wifi_campaigns (page_id, id) on delete cascade
) with (fillfactor = 60);
call protect_tenant_table('campaign_totals');

-- The same by day, gateway, slot and variant.
create table campaign_delivery (
  page_id uuid not null,
  campaign_id uuid not null,
  day date not null,
  gateway_id uuid not null,
  slot text not null,
  variant text not null,
  impressions integer not null default 0,
  clicks integer not null default 0,
  primary key (page_id, campaign_id, day, gateway_id, slot, variant),
  foreign key (page_id, campaign_id) references wifi_campaigns (page_id, id) on delete cascade
) with (fillfactor = 60);
call protect_tenant_table('campaign_delivery');

-- What a portal session was shown: one row a session and booking, so that nothing counts twice.
create table campaign_shows (
  page_id uuid not null,
  session_hash bytea not null,
  campaign_id uuid not null,
  slot text not null,
  variant text not null,
  -- Null while nobody knows who it is.
  guest_id uuid,
  gateway_id uuid not null,
  -- Robots, try-outs and the venue's own people are shown adverts, and counted nowhere.
  is_counted boolean not null,
  -- Would have been shown, were the guest not left out to compare.
  is_held_out boolean not null default false,
  shown_at timestamptz not null,
  seen_at timestamptz,
  clicked_at timestamptz,
  primary key (page_id, session_hash, campaign_id),
  foreign key (page_id, campaign_id) references wifi_campaigns (page_id, id) on delete cascade
) with (fillfactor = 80);
create index campaign_shows_guest on campaign_shows (page_id, guest_id) where guest_id is not null;
create index campaign_shows_old on campaign_shows (page_id, shown_at);
call protect_tenant_table('campaign_shows');

-- What a booking has been to a guest: caps, the variant they always get, and the group left out to compare.
create table campaign_reach (
  page_id uuid not null,
  campaign_id uuid not null,
  guest_id uuid not null,
  variant text not null,
  is_held_out boolean not null,
  first_at timestamptz not null,
  -- Showings since `since_at`, where the cap's hours began.
  shown integer not null,
  since_at timestamptz not null,
  last_at timestamptz not null,
  clicked_at timestamptz,
  primary key (page_id, campaign_id, guest_id),
  foreign key (page_id, campaign_id) references wifi_campaigns (page_id, id) on delete cascade,
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
) with (fillfactor = 80);
create index campaign_reach_guest on campaign_reach (page_id, guest_id);
call protect_tenant_table('campaign_reach');
