-- What administrators of the platform do to pages and accounts, and what they announce.
alter table pages add column suspended_at timestamptz;
alter table pages add column suspension_reason text not null default '';
-- When a membership ends by itself: an administrator's, who looks at a page with its owner's knowledge.
alter table members add column expires_at timestamptz;
create index members_expiring on members (expires_at) where expires_at is not null;

create table announcements (
  id uuid primary key,
  -- Language to words; a missing language reads Vietnamese.
  words jsonb not null,
  tone text not null check (tone in ('info', 'warn')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  created_at timestamptz not null,
  constraint announcements_check check (ends_at > starts_at)
);
revoke all on announcements from portico_app;
