// Idempotency: each key sent twenty times at once to two servers, some hung up on, while the servers are killed.
import { setTimeout as sleep } from 'node:timers/promises'
import { leads } from '@portico/contract/leads.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { anyAddress, makeCaller, type Caller } from './load/insist.ts'
import type { Options } from './options.ts'
import { placesOf, startSystem, type System } from './rig/system.ts'
import { countRow, type Row } from './table.ts'

const SENDS = 20
const AT_ONCE = 3
const KILL_EVERY_MS = 3000
/** Clients that hang up, and how soon at the latest. */
const HANG_UP = { share: 0.3, withinMs: 60 }

type Answer = { status: number; text: string }
type Seen = { differing: number; otherBody: number; answers: number }

export async function keys({ keys: count }: Options): Promise<Row[]> {
  const system = await startSystem({ only: ['server', 'server'] })
  try {
    const seen: Seen = { differing: 0, otherBody: 0, answers: 0 }
    const sending = { isOver: false }
    let next = 0
    const lane = async () => {
      while (next < count) await sendOften(system, `key ${next++}`, seen)
    }
    const lanes = Promise.all(Array.from({ length: AT_ONCE }, lane)).finally(() => (sending.isOver = true))
    const [, kills] = await Promise.all([lanes, killServers(system, sending)])
    const [own, neighbours] = await Promise.all(
      [system.venue, system.venue.neighbour].map((page) => countEffects(system, page.pageId)),
    )
    return [
      countRow(
        `effects of ${count} keys sent ${SENDS} times, ${kills} kills, ${seen.answers} answers`,
        own!.effects,
        count,
      ),
      countRow('keys with another number of effects than one', own!.wrong),
      countRow('keys whose answers differ in a byte', seen.differing),
      countRow('same key with another body answered 422', seen.otherBody, count),
      countRow('same key of another venue done on its own', neighbours!.effects, count),
    ]
  } finally {
    await system.stop()
  }
}

/** Sends one key until it is answered, and then what must not match it. */
async function sendOften(system: System, key: string, seen: Seen): Promise<void> {
  const caller = makeCaller(placesOf(system))
  const { venue } = system
  const sent = { key, name: key, token: await venue.token() }
  const sends = Array.from({ length: SENDS }, () => send(caller, sent, Math.random() < HANG_UP.share))
  const good = (await Promise.all(sends)).filter((one) => one?.status === 200)
  good.push(await insist(caller, sent))
  seen.answers += good.length
  if (new Set(good.map((one) => one?.text)).size !== 1) seen.differing += 1
  if ((await insist(caller, { ...sent, name: `${key} changed` })).status === 422) seen.otherBody += 1
  await insist(caller, { ...sent, token: await venue.neighbour.token() })
}

type Sent = { key: string; name: string; token: string }

function insist(caller: Caller, sent: Sent): Promise<Answer> {
  return caller.insist((place) => post(place.apiUrl, sent, 10_000))
}

/** One send to any of the servers, answered or not. */
async function send(caller: Caller, sent: Sent, isHangingUp: boolean): Promise<Answer | undefined> {
  const waitMs = isHangingUp ? Math.random() * HANG_UP.withinMs : 10_000
  return caller
    .insist(async (place) => ({ answer: await post(place.apiUrl, sent, waitMs) }))
    .then(({ answer }) => answer)
}

/** Nothing when it was cut off, or is to come again. */
async function post(apiUrl: string, { key, name, token }: Sent, waitMs: number): Promise<Answer | undefined> {
  try {
    const response = await fetch(apiUrl + leads.create.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key.replace(' ', '-'),
        'x-forwarded-for': anyAddress(),
      },
      body: JSON.stringify({ name }),
      signal: AbortSignal.timeout(Math.ceil(waitMs)),
    })
    const text = await response.text()
    if (response.status >= 500 || response.status === 429) return undefined
    return { status: response.status, text }
  } catch {
    return undefined
  }
}

async function killServers(system: System, sending: { isOver: boolean }): Promise<number> {
  let kills = 0
  while (!sending.isOver) {
    await sleep(KILL_EVERY_MS)
    await system.processes[kills++ % system.processes.length]!.kill()
  }
  return kills
}

function countEffects(system: System, pageId: string) {
  return system.look(async ({ db }) => {
    const row = await db.asSystem((tx) =>
      tx.first(sql<{ effects: number; wrong: number }>`
        select coalesce(sum(times), 0)::int as effects, (count(*) filter (where times <> 1))::int as wrong from (
          select count(*)::int as times from leads where page_id = ${pageId} and name like 'key %' group by name) k`),
    )
    return row ?? { effects: 0, wrong: 0 }
  })
}
