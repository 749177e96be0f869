-- What the agent on an openNDS router can do, by its own word: from 2 on it changes a running session.
alter table gateways add column agent_version smallint;

create or replace view devices with (security_invoker = true) as
select
  g.page_id,
  g.nas_id,
  g.name,
  g.type,
  g.manufacturer,
  g.page_id as page,
  g.configuration,
  case
    when g.last_seen_at is null then 'waiting'
    when g.last_seen_at > now() - interval '5 minutes' then 'online'
    else 'offline'
  end as state,
  g.last_seen_at as "lastSeenAt",
  coalesce(g.last_error, case when g.type = 'opennds' and g.agent_version < 2 then 'agent-old' end) as "lastError",
  (select count(*) from sessions s where s.page_id = g.page_id and s.gateway_id = g.id and s.stopped_at is null) as "guestsOnline",
  g.created_at as "createdAt",
  (select next_until from gateway_secrets k where k.page_id = g.page_id and k.gateway_id = g.id) as "newKeysUntil"
from gateways g;
