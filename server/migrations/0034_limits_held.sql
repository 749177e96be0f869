-- Who holds a guest to the limits: a session that goes on through a change, a guest back from the gateway, an openNDS that ended.

-- What openNDS counted before it had to let a client out and in again for new limits; its counters begin at 0 then.
alter table sessions add column carried_up_bytes bigint not null default 0;
alter table sessions add column carried_down_bytes bigint not null default 0;
-- When our clock last asked the gateway to end the session, so that a silent gateway is not asked without pause.
alter table sessions add column end_ordered_at timestamptz;

-- The phone came back through the gateway with a mark only an opened gateway passes on. It proves nobody's identity.
alter table portal_sessions add column returned_at timestamptz;

-- Since when openNDS has not answered its agent. When it does not even run, the Wi-Fi is open to everybody.
alter table gateways add column nds_down_at timestamptz;
alter table gateways add column nds_is_running boolean;
alter table gateways add column nds_down_told_at timestamptz;

-- Routers set up until now stay at the level their recipe wrote; a new one gets the level its portal allows.
update gateways set configuration = jsonb_set(configuration, '{fasLevel}', '1')
where type = 'opennds' and not configuration ? 'fasLevel';

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
    when g.last_seen_at <= now() - interval '5 minutes' then 'offline'
    when g.nds_down_at <= now() - interval '1 minute' and not g.nds_is_running then 'open'
    else 'online'
  end as state,
  g.last_seen_at as "lastSeenAt",
  coalesce(
    case
      when g.nds_down_at <= now() - interval '1 minute' and not g.nds_is_running then 'opennds-down'
      when g.nds_down_at <= now() - interval '2 minutes' then 'opennds-silent'
    end,
    g.last_error,
    case when g.type = 'opennds' and g.agent_version < 2 then 'agent-old' end
  ) as "lastError",
  (select count(*) from sessions s where s.page_id = g.page_id and s.gateway_id = g.id and s.stopped_at is null) as "guestsOnline",
  g.created_at as "createdAt",
  (select next_until from gateway_secrets k where k.page_id = g.page_id and k.gateway_id = g.id) as "newKeysUntil"
from gateways g;
