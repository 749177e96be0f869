// A campaign under kill -9: the server sends, beside a worker that is killed every two seconds, into a provider that counts.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { makeEgress } from '@portico/server/core/egress/egress.ts'
import { smsOver } from '@portico/server/core/sms.ts'
import { freePorts } from '@portico/server/core/freePorts.ts'
import { withdrawConsents } from '@portico/server/guests/index.ts'
import { startChild } from '../rig/child.ts'
import { signIn } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { settle, startInstallation, type Installation } from '../rig/installation.ts'
import { askable, liveMegabytes } from '../rig/liveHeap.ts'
import { residentMegabytes } from '../rig/memory.ts'
import type { Options } from '../rig/options.ts'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { removeFolder } from '../rig/removeFolder.ts'
import { writeCampaign } from './campaign.ts'
import type { Arrival } from './provider.ts'
import type { SenderSettings } from './worker.ts'

const KILL_EVERY_MS = 2000
const STOPPED = 200
const OPT_OUT_MS = 60_000
const AT_ONCE = 200
/** Of the heap that is alive, from the half of the run to its end. */
const MOST_GROWTH = 1.1

/** @throws Error when a message was lost, came twice without a flag, or came long after its guest had said stop */
export async function measure({ guests }: Options): Promise<Figure[]> {
  const provider = await startChild<{ port: number }>(join(import.meta.dirname, 'provider.ts'), {})
  const smsUrl = `http://127.0.0.1:${provider.ready.port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const [inspectPort = 0] = await freePorts(1)
  const portico = await startInstallation(dataDir, { SMS_URL: smsUrl, SMS_KEY: 'bench', ...askable(inspectPort) })
  try {
    const raw = await measureRaw(smsUrl)
    const { pageId } = await signIn(portico)
    const id = await writeCampaign(portico, pageId, guests)
    await settle(portico.ownerUrl)
    const memory = watchMemory(portico.pid)
    await run(portico, sql`update message_campaigns set status = 'running' where page_id = ${pageId} and id = ${id}`)
    const sending = { isOver: false }
    const heapNow = () => liveMegabytes(portico.pid, inspectPort)
    const heap = [await heapNow()]
    const [kills, stopped] = await Promise.all([
      killAgainAndAgain({ dataDir, ownerUrl: portico.ownerUrl, smsUrl, portalUrl: portico.portalUrl }, sending),
      stopSome(portico, pageId, id),
      untilOver(portico, pageId, id).finally(() => (sending.isOver = true)),
      untilLeft(portico, { pageId, id, left: guests / 2 }).then(async () => heap.push(await heapNow())),
    ])
    const megabytes = memory.stop()
    heap.push(await heapNow())
    refuseGrowth(heap)
    const response = await fetch(smsUrl)
    const arrivals = new Map((await response.json()) as [string, Arrival][])
    const { flagged, twice } = await verify(portico, { pageId, id, arrivals, stopped })
    const rate = rateOf([...arrivals.values()].map(({ firstAt }) => firstAt))
    const note = `${guests} messages, ${kills} workers killed; none lost, ${twice} twice and flagged, ${flagged} flagged in all; memory ${megabytes.join(' → ')} MB, of its heap alive ${heap.map(Math.round).join(' → ')} MB`
    const limit = { name: 'the same requests alone', rounds: [{ value: raw, operations: AT_ONCE }] }
    return [figureOf({ name: 'messages', unit: '/s', ours: [{ value: rate, operations: guests }], limit, note })]
  } finally {
    await portico.stop()
    await provider.stop()
    await removeFolder(dataDir)
  }
}

/** Resident memory before the run, and on average in each quarter of it. */
function watchMemory(pid: number) {
  const samples = [residentMegabytes(pid)]
  const timer = setInterval(() => samples.push(residentMegabytes(pid)), 500)
  return {
    stop(): number[] {
      clearInterval(timer)
      const [first = Number.NaN, ...later] = samples
      const quarter = Math.max(1, Math.ceil(later.length / 4))
      const parts = [0, 1, 2, 3]
        .map((n) => later.slice(n * quarter, (n + 1) * quarter))
        .filter(({ length }) => length > 0)
      const averages = parts.map((part) => part.reduce((sum, one) => sum + one, 0) / part.length)
      return [first, ...averages].map(Math.round)
    },
  }
}

function run({ database: { db } }: Installation, statement: ReturnType<typeof sql>): Promise<number> {
  return db.asSystem((tx) => tx.run(statement))
}

/** Requests as the sender makes them, without a database, a law or words. */
async function measureRaw(url: string): Promise<number> {
  const sms = smsOver({ url, key: 'bench' }, makeEgress([url]))
  const count = 4000
  const from = monotonicMs()
  let next = 0
  const lane = async () => {
    for (let n = next++; n < count; n = next++) await sms.send({ to: 'raw', text: 'raw', key: `raw ${n}` })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return (count * 1000) / (monotonicMs() - from)
}

/** @returns how many were killed while at work */
async function killAgainAndAgain(of: SenderSettings, sending: { isOver: boolean }): Promise<number> {
  let kills = 0
  while (!sending.isOver) {
    const child = await startChild(join(import.meta.dirname, 'worker.ts'), of)
    await sleep(KILL_EVERY_MS)
    process.kill(child.pid, 'SIGKILL')
    kills += 1
    await child.stop()
  }
  return kills
}

type Stopped = { phones: Set<string>; at: number }

/** Guests near the end of the queue say stop while the campaign runs. */
async function stopSome({ database: services }: Installation, pageId: string, id: string): Promise<Stopped> {
  await sleep(3000)
  const rows = await services.db.asSystem((tx) =>
    tx.rows(sql<{ guestId: string; phone: string }>`
      select s.guest_id, g.phone from message_sends s join guests g on g.page_id = ${pageId} and g.id = s.guest_id
      where s.page_id = ${pageId} and s.campaign_id = ${id} and s.state = 'waiting' order by random() limit ${STOPPED}`),
  )
  await services.db.asSystem(async (tx) => {
    for (const { guestId } of rows)
      await withdrawConsents(services, tx, { pageId, guestId, purpose: 'marketing', channel: 'sms', evidence: {} })
  })
  return { phones: new Set(rows.map(({ phone }) => phone)), at: Date.now() }
}

/** What the second half of the messages left behind would be left behind for ever. */
function refuseGrowth([, half = Number.NaN, end = Number.NaN]: readonly number[]): void {
  if (end > half * MOST_GROWTH) throw new Error(`the sender keeps memory: ${Math.round(half)} → ${Math.round(end)} MB`)
}

async function untilLeft(
  { database: { db } }: Installation,
  { pageId, id, left }: { pageId: string; id: string; left: number },
): Promise<void> {
  for (;;) {
    const row = await db.asSystem((tx) =>
      tx.first(sql<{ count: number }>`
        select count(*)::int as count from message_sends
        where page_id = ${pageId} and campaign_id = ${id} and state in ('waiting', 'sending')`),
    )
    if ((row?.count ?? 0) <= left) return
    await sleep(1000)
  }
}

async function untilOver({ database: { db } }: Installation, pageId: string, id: string): Promise<void> {
  for (;;) {
    const left = await db.asSystem((tx) =>
      tx.first(
        sql`select 1 from message_sends where page_id = ${pageId} and campaign_id = ${id} and state in ('waiting', 'sending') limit 1`,
      ),
    )
    if (!left) return
    await sleep(500)
  }
}

type Verdict = { pageId: string; id: string; arrivals: Map<string, Arrival>; stopped: Stopped }

async function verify({ database: { db } }: Installation, { pageId, id, arrivals, stopped }: Verdict) {
  const rows = await db.asSystem((tx) =>
    tx.rows(sql<{ key: string; state: string; reason: string; isFlagged: boolean }>`
      select key, state, reason, is_flagged from message_sends where page_id = ${pageId} and campaign_id = ${id}`),
  )
  const wrong = rows.filter(({ key, state, reason, isFlagged }) => {
    const times = arrivals.get(key)?.times ?? 0
    if (state === 'skipped') return reason !== 'unsubscribed' || (times > 0 && !isFlagged)
    return state !== 'sent' || times === 0 || (times > 1 && !isFlagged)
  })
  const late = [...arrivals.values()].filter(
    ({ to, lastAt }) => stopped.phones.has(to) && lastAt > stopped.at + OPT_OUT_MS,
  )
  if (wrong.length > 0 || late.length > 0)
    throw new Error(
      `messages are wrong: ${JSON.stringify({ wrong: wrong.slice(0, 5), count: wrong.length, late: late.length })}`,
    )
  return {
    flagged: rows.filter(({ isFlagged }) => isFlagged).length,
    twice: rows.filter(({ key }) => (arrivals.get(key)?.times ?? 0) > 1).length,
  }
}

/** Until nearly all had arrived: the last wait for the lease of a worker that died. */
function rateOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const most = Math.floor(sorted.length * 0.95)
  return (most * 1000) / Math.max(1, sorted[most - 1]! - sorted[0]!)
}
