// Writes sessions into the register of connections, in the transaction that writes the session: neither exists without the other.
import { prepare, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

/** A hostile gateway may report another address in every packet. */
const MOST_IPS = 20

/** Keeps these sessions as they stand now; nothing while no register is kept. Repeating it changes nothing. */
export async function keepConnections(
  { config: { registerMonths } }: Pick<Services, 'config'>,
  tx: Tx,
  sessions: readonly { pageId: string; id: string }[],
): Promise<void> {
  if (registerMonths === 0 || sessions.length === 0) return
  await tx.run(
    keep(
      sessions.map(({ pageId }) => pageId),
      sessions.map(({ id }) => id),
      registerMonths,
    ),
  )
}

// What is known of the guest is never taken back: an erased guest leaves the register at the row's own date.
const keep = prepare(`
  insert into register.entries as c (page_id, session_id, page, time_zone, nas_id, nas, mac, ips,
    name, phone, is_phone_proved, email, is_email_proved, started_at, stopped_at, months, expires_at)
  select s.page_id, s.id, p.name, p.time_zone, g.nas_id, g.name, s.mac, array_remove(array[s.ip], null),
    u.name, u.phone, u.phone_verified_at is not null, u.email, u.email_verified_at is not null,
    s.started_at, s.stopped_at, $3::int, s.stopped_at + make_interval(months => $3::int)
  from unnest($1::uuid[], $2::uuid[]) r (page_id, id)
  join sessions s on s.page_id = r.page_id and s.id = r.id
  join gateways g on g.page_id = r.page_id and g.id = s.gateway_id and not g.is_simulator
  join pages p on p.id = r.page_id
  left join guests u on u.page_id = r.page_id and u.id = s.guest_id
  on conflict (page_id, session_id) do update set
    mac = coalesce(nullif(c.mac, ''), excluded.mac),
    ips = case when cardinality(c.ips) < ${MOST_IPS} and not c.ips @> excluded.ips then c.ips || excluded.ips else c.ips end,
    name = coalesce(c.name, excluded.name),
    phone = coalesce(c.phone, excluded.phone),
    is_phone_proved = c.is_phone_proved
      or excluded.is_phone_proved and coalesce(c.phone, excluded.phone) is not distinct from excluded.phone,
    email = coalesce(c.email, excluded.email),
    is_email_proved = c.is_email_proved
      or excluded.is_email_proved and coalesce(c.email, excluded.email) is not distinct from excluded.email,
    started_at = least(c.started_at, excluded.started_at),
    stopped_at = excluded.stopped_at, months = excluded.months, expires_at = excluded.expires_at`)
