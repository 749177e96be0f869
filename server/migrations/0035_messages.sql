-- Messages that do not wait for each other, and limits on all of them.

-- A connection that keeps failing is left alone until `paused_until`; then one message tries it.
alter table connections
  add column failures integer not null default 0,
  add column paused_until timestamptz;
