-- Messages that are written one at a time, when their moment comes: they leave by the sender of campaigns.
alter table message_campaigns add column is_series boolean not null default false;
alter table message_sends
  -- Why this guest gets it now; a campaign has one occasion.
  add column occasion uuid not null default '00000000-0000-0000-0000-000000000000',
  -- Money put aside for this message alone.
  add column held bigint not null default 0 check (held >= 0),
  drop constraint message_sends_once,
  add constraint message_sends_once unique (page_id, campaign_id, guest_id, channel, occasion);
create index message_sends_held on message_sends (page_id, id) where held > 0;

alter table leads
  drop constraint leads_source_check,
  add constraint leads_source_check check (source in ('form', 'cta', 'survey', 'manual', 'api', 'import', 'automation'));
