// What an advert costs: the decision over a thousand bookings, and the guest's first page with one of them on it.
import { request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { wifiCampaigns } from '@portico/contract/campaigns.ts'
import { EVERY_GUEST } from '@portico/contract/campaigns/kinds.ts'
import { call } from '@portico/contract/http/client.ts'
import { decide } from '@portico/server/campaigns/decide.ts'
import { galleryRows } from '@portico/server/campaigns/gallery.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { GATEWAYS, PAGE_ID } from '../../dev/seed/venue.ts'
import { openBrowser } from '../dashboard/scripts.ts'
import { signIn } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { httpRound } from '../rig/httpLoad.ts'
import { settle, startInstallation, type Installation } from '../rig/installation.ts'
import type { Options } from '../rig/options.ts'
import { alternate, percentile, warmUp } from '../rig/rounds.ts'
import { makeBookings, momentAt, VIEWER } from './decision.ts'
import { timePaints } from './timePaints.ts'

const BOOKINGS = 1000
const DECISIONS = 2000
const FIRST_WINDOW_BYTES = 14_600
const PHONE = { 'accept-encoding': 'br', 'accept-language': 'vi', accept: 'text/html' }

export async function measure({ rounds, seconds }: Options): Promise<Figure[]> {
  const decision = measureDecision(rounds)
  const browser = await openBrowser()
  const portico = await startInstallation()
  try {
    await portico.database.db.asSystem((tx) => tx.run(sql`delete from wifi_campaigns where page_id = ${PAGE_ID}`))
    const path = await readEntry(portico)
    const target = (from: number) => ({
      pid: portico.pid,
      url: portico.portalUrl,
      headers: PHONE,
      seconds,
      path: (guest: number) => path(from + guest),
    })
    await warmUp({ plain: () => httpRound(target(0)) })
    const plain = await alternate(rounds, { plain: () => httpRound(target(10_000)) })
    const paints = (from: number) => timePaints(browser, (guest) => portico.portalUrl + path(from + guest), rounds)
    const plainPaints = await paints(50_000)
    await addBookings(portico)
    await settle(portico.ownerUrl)
    const shown = await fetchPage(portico.portalUrl + path(5))
    if (!shown.includes('advert')) throw new Error('the page has no advert on it')
    await warmUp({ adverts: () => httpRound(target(20_000)) })
    const taken = await alternate(rounds, { adverts: () => httpRound(target(30_000)) })
    const bytes = (await fetchBytes(portico.portalUrl + path(6))).length
    return [
      decision,
      figureOf({
        name: `first page, ${BOOKINGS} bookings`,
        unit: 'requests/s',
        ours: taken.adverts,
        limit: { name: 'the same page without campaigns', rounds: plain.plain },
        note: 'each hands one out, which is a transaction of its own',
      }),
      figureOf({
        name: 'first page with an advert, brotli',
        unit: 'bytes',
        ours: [{ value: bytes }],
        limit: { name: 'first TCP window', rounds: [{ value: FIRST_WINDOW_BYTES }] },
      }),
      figureOf({
        name: 'first page with an advert, slow 4G',
        unit: 'ms to largest paint',
        ours: await paints(60_000),
        limit: { name: 'the same page without campaigns', rounds: plainPaints },
        note: 'budget 900 ms on the first page',
      }),
      await measureObedience(portico, path, rounds),
    ]
  } finally {
    await portico.stop()
    await browser.close()
  }
}

function measureDecision(rounds: number): Figure {
  const now = Date.UTC(2026, 10, 23, 5)
  const [bookings, moment] = [makeBookings(BOOKINGS, now), momentAt(now)]
  const singles: number[] = []
  const round = (work: (at: number) => unknown) => {
    const from = monotonicMs()
    for (let at = 0; at < DECISIONS; at += 1) work(at)
    return { value: ((monotonicMs() - from) * 1000) / DECISIONS }
  }
  const one = (at: number) => decide(bookings, 'success', { ...VIEWER, seed: `guest ${at}` }, moment, Math.random)
  const bare = () => bookings.filter(({ endsAt }) => endsAt > now).length
  round(one)
  const ours = Array.from({ length: rounds }, () => round(one))
  for (let at = 0; at < DECISIONS; at += 1) {
    const from = monotonicMs()
    one(at)
    singles.push((monotonicMs() - from) * 1000)
  }
  return figureOf({
    name: `decision, ${BOOKINGS} bookings`,
    unit: 'µs',
    ours,
    limit: { name: 'filter by one field', rounds: Array.from({ length: rounds }, () => round(bare)) },
    note: `p99 ${percentile(singles, 0.99).toFixed(0)} µs, no query`,
  })
}

/** From a paused booking's answer to the first page without it. */
async function measureObedience(
  portico: Installation,
  path: (guest: number) => string,
  rounds: number,
): Promise<Figure> {
  const { pageToken } = await signIn(portico)
  await portico.database.db.asSystem((tx) =>
    tx.run(sql`delete from wifi_campaigns where page_id = ${PAGE_ID} and id <> (
    select id from wifi_campaigns where page_id = ${PAGE_ID} limit 1)`),
  )
  const { rows } = await call({ base: portico.apiUrl }, wifiCampaigns.list, { query: {} }, { token: pageToken })
  const taken: { value: number }[] = []
  for (let round = 0; round < rounds * 2; round += 1) {
    const status = round % 2 === 0 ? ('paused' as const) : ('active' as const)
    const change = { params: { id: rows[0]!.id }, body: { status } }
    await call({ base: portico.apiUrl }, wifiCampaigns.update, change, { token: pageToken })
    const from = monotonicMs()
    for (
      let at = 0;
      (await fetchPage(portico.portalUrl + path(90_000 + round * 100 + at))).includes('class="advert"') !==
      (status === 'active');
      at += 1
    )
      if (at > 1000) throw new Error('the change was never obeyed')
    taken.push({ value: monotonicMs() - from })
  }
  return figureOf({
    name: 'a changed booking is obeyed',
    unit: 'ms',
    ours: taken,
    note: 'after the answer to the change',
  })
}

async function addBookings({ database: { db } }: Installation): Promise<void> {
  const now = new Date()
  const designs = galleryRows('vi').map(({ design }) => ({ id: newId(now), design }))
  await db.asSystem(async (tx) => {
    for (const { id, design } of designs)
      await tx.run(sql`insert into campaigns (page_id, id, name, design, created_at, updated_at)
        values (${PAGE_ID}, ${id}, ${id}, ${JSON.stringify(design)}, ${now}, ${now})`)
    for (let at = 0; at < BOOKINGS; at += 1) {
      const variants = JSON.stringify([
        { id: 'a', creativeId: designs[at % designs.length]!.id, templateId: null, share: 50 },
      ])
      await tx.run(sql`
        insert into wifi_campaigns (page_id, id, name, type, status, start_time, redirect_url, priority, targeted_devices, slots, variants,
          rest_hours, audience, hold_out, created_at, updated_at)
        values (${PAGE_ID}, ${newId(now)}, ${`Booking ${at}`}, 'remnant', 'active', ${new Date(now.getTime() - 1000)}, '', 5, '{}',
          '{before-login}', ${variants}, 0, ${JSON.stringify(EVERY_GUEST)}, 0, ${now}, ${now})`)
    }
    tx.notify(PAGE_ID, 'campaigns')
  })
}

/** Addresses to which the demo's hotspot sends its guests, each for a phone of its own. */
async function readEntry({ database: { db } }: Installation): Promise<(guest: number) => string> {
  const row = await db.asSystem((tx) =>
    tx.first(
      sql<{
        entryKey: string
      }>`select entry_key from gateways where page_id = ${PAGE_ID} and id = ${GATEWAYS.garden.id}`,
    ),
  )
  const macOf = (guest: number) =>
    (0x020000000000 + guest)
      .toString(16)
      .padStart(12, '0')
      .replaceAll(/(..)(?=.)/g, '$1:')
  return (guest) => `/g/${row!.entryKey}?mac=${macOf(guest)}&ip=10.5.50.77&link-orig=http%3A%2F%2Fexample.com%2F`
}

async function fetchPage(url: string): Promise<string> {
  return (await fetch(url, { headers: { 'accept-language': 'vi' } })).text()
}

async function fetchBytes(url: string): Promise<Buffer> {
  const [response] = (await once(request(url, { headers: PHONE }).end(), 'response')) as [IncomingMessage]
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
