// Kills the whole server twice (`kill -9`) while gateways report. Answered packets are never sent again: the database
// must hold each of them once.
import { createSocket } from 'node:dgram'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyReply } from '@portico/radius/authenticator.ts'
import { decodePacket } from '@portico/radius/packet.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { PAGE_ID } from '../../dev/seed/venue.ts'
import { startInstallation } from '../rig/installation.ts'
import { makeGuests } from './guests.ts'
import { PACKETS_A_SESSION, SESSION_BYTES, SESSION_SECONDS, sessionPackets, type Nas } from './packets.ts'
import { readNas, settled } from './venue.ts'
import { LANES } from './volley.ts'

const KILLS = 2
const AGAIN_MS = 300

/** @returns what was sent and what was stored. @throws when anything answered is missing or counted twice. */
export async function killInTheRun(packets: number): Promise<string> {
  let portico = await startInstallation()
  try {
    await hearOfGuests(portico.ownerUrl)
    const nas = await readNas(portico)
    const logins = await makeGuests(portico, Math.floor(packets / PACKETS_A_SESSION))
    const startedAt = Math.floor(portico.database.clock.now().getTime() / 1000) - SESSION_SECONDS
    const sessions = logins.map((login, index) =>
      sessionPackets(nas, login, startedAt).map((make, nth) => make((index + nth) % 256)),
    )
    const told = sessions.length * PACKETS_A_SESSION
    const before = await readTotals(portico.ownerUrl)
    let answered = 0
    const reporting = Promise.all(
      Array.from({ length: LANES }, (_, lane) => {
        const packetsOf = sessions.filter((_session, index) => index % LANES === lane).flat()
        return insist(portico.acctPort, packetsOf, nas, () => void answered++)
      }),
    )
    const kept: number[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      while (answered < (told * kill) / (KILLS + 1)) await sleep(1)
      const { ownerUrl } = portico
      const again = await portico.kill()
      kept.push(await countKept(ownerUrl))
      portico = await again()
    }
    await reporting
    await settled(portico)
    expectTruth(before, await readTotals(portico.ownerUrl), sessions.length)
    return `killed -9 ${KILLS} times meanwhile, with ${kept.join(' and ')} answered reports not yet worked in: all ${answered.toLocaleString('en')} answered are in the database once, their sums as told`
  } finally {
    await portico.stop()
  }
}

/** The owner wants a mail for each guest who comes or goes, so each must be announced once. */
async function hearOfGuests(ownerUrl: string): Promise<void> {
  const rule = { channels: ['mail'], roles: ['owner'], people: [] }
  await ask(
    ownerUrl,
    `insert into notification_settings (page_id, rules, first_visits_only, digest_is_on, digest_hour, digest_skips_empty)
     values ($1, $2, false, false, 8, true) on conflict (page_id) do update set rules = excluded.rules, first_visits_only = false`,
    [PAGE_ID, JSON.stringify({ 'guest.online': rule, 'guest.offline': rule })],
  )
}

/** Resends a packet until it is answered, then sends the next, as gateways do. */
export async function insist(
  port: number,
  packets: readonly Buffer[],
  { secret }: Nas,
  count: () => void,
): Promise<void> {
  const socket = createSocket('udp4')
  for (const packet of packets)
    await new Promise<void>((resolve) => {
      const send = () => socket.send(packet, port, '127.0.0.1')
      const timer = setInterval(send, AGAIN_MS)
      const heard = (datagram: Buffer) => {
        const reply = decodePacket(datagram)
        if (!reply || !verifyReply(reply, packet, secret, { requireMessageAuthenticator: false })) return
        clearInterval(timer)
        socket.off('message', heard)
        count()
        resolve()
      }
      socket.on('message', heard)
      send()
    })
  socket.close()
}

async function countKept(ownerUrl: string): Promise<number> {
  const [row] = await ask<{ reports: number }>(
    ownerUrl,
    'select coalesce(sum(json_array_length(records)), 0)::int as reports from accounting_inbox',
  )
  return row!.reports
}

type Totals = Record<'sessions' | 'ended' | 'session_bytes' | 'visits' | 'seconds' | 'bytes' | 'came' | 'went', number>

/** The totals in the tables of sessions, reports and announcements. */
async function readTotals(ownerUrl: string): Promise<Totals> {
  const [row] = await ask<Totals>(
    ownerUrl,
    `select s.*, d.*, h.* from
      (select count(*)::int as sessions, count(*) filter (where s.stopped_at is not null and v.status = 'ended')::int as ended,
        coalesce(sum(s.up_bytes + s.down_bytes), 0)::float as session_bytes
        from sessions s join visits v on v.page_id = s.page_id and v.id = s.visit_id
        join grants g on g.page_id = s.page_id and g.username = s.acct_session_id where s.page_id = $1) s,
      (select sum(visits)::int as visits, sum(seconds)::float as seconds, sum(bytes)::float as bytes from visit_day where page_id = $1) d,
      (select count(*) filter (where kind = 'guest.online')::int as came, count(*) filter (where kind = 'guest.offline')::int as went
        from happenings where page_id = $1) h`,
    [PAGE_ID],
  )
  return row!
}

async function ask<Row extends object>(ownerUrl: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const owner = makeClient(ownerUrl, 'bench')
  await owner.connect()
  try {
    return (await owner.query<Row>(text, values)).rows
  } finally {
    await owner.end()
  }
}

function expectTruth(before: Totals, after: Totals, sessions: number): void {
  const truth: Totals = {
    sessions,
    ended: sessions,
    session_bytes: sessions * SESSION_BYTES,
    visits: sessions,
    seconds: sessions * SESSION_SECONDS,
    bytes: sessions * SESSION_BYTES,
    came: sessions,
    went: sessions,
  }
  const wrong = Object.entries(truth).flatMap(([name, told]) => {
    const found = after[name as keyof Totals] - before[name as keyof Totals]
    return found === told ? [] : [`${name} ${found} of ${told}`]
  })
  if (wrong.length > 0) throw new Error(`after kill -9 the database holds ${wrong.join(', ')}`)
}
