// Servers behind haproxy are replaced one after the other under load, as a new version replaces the old one.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@portico/contract/index.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { loadAt, type Answers, type Sent } from '../rig/loadAt.ts'
import { removeFolder } from '../rig/removeFolder.ts'
import type { Options } from './options.ts'
import { startBalancer } from './rig/balancer.ts'
import { placesOf, startSystem } from './rig/system.ts'
import { countRow, type Row } from './table.ts'

const SLICE_SECONDS = 10
/** Until haproxy has seen that a server is back. */
const NOTICED_MS = 1000
const NAME = 'Khách trong lúc thay máy chủ'

export async function rolling({ restarts, rate }: Options): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-rolling-'))
  const system = await startSystem({ dataDir: folder, only: ['server', 'server'] })
  try {
    const balancer = await startBalancer(placesOf(system), folder)
    try {
      const requests = async () => deskRequests(await system.venue.token(), system.venue.pageId, NAME)
      const seen = await loadDuring({ base: balancer.apiUrl, rate, requests }, async () => {
        for (let turn = 0; turn < restarts; turn++) {
          await system.processes[turn % system.processes.length]!.restart()
          process.stderr.write('.')
          await sleep(NOTICED_MS)
        }
      })
      const stored = await system.look(({ db }) =>
        db.asSystem((tx) =>
          tx.first(sql<{ count: number }>`select count(*)::int as count from leads where name = ${NAME}`),
        ),
      )
      const under = `${restarts} restarts, ${seen.sent} requests, ${rate}/s, a fifth of them writes`
      return replacedRows(under, seen, stored!.count)
    } finally {
      await balancer.stop()
    }
  } finally {
    await system.stop()
    await removeFolder(folder)
  }
}

/** Reading and writing at a desk; every write is a lead of this name. */
export function deskRequests(token: string, pageId: string, name: string): Sent[] {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
  const body = JSON.stringify({ name })
  const write = {
    method: 'POST',
    path: contract.leads.create.path,
    headers: { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
    body,
  }
  const { gateways, giftExchanges, profiles, pages } = contract
  const paths = [
    gateways.list.path,
    giftExchanges.list.path,
    profiles.list.path,
    pages.read.path.replace('{eid}', pageId),
  ]
  return [write, ...paths.map((path) => ({ path, headers }))]
}

type Under = { base: string; rate: number; requests: () => Promise<Sent[]> }

/** Sends requests at a steady rate until the work is done. */
export async function loadDuring({ base, rate, requests }: Under, work: () => Promise<void>): Promise<Answers> {
  let isOver = false
  const working = work().finally(() => (isOver = true))
  // Seen below, once the load is over.
  working.catch(() => undefined)
  const slices: Answers[] = []
  while (!isOver)
    slices.push(await loadAt({ base, requests: await requests(), perSecond: rate, seconds: SLICE_SECONDS }))
  await working
  return slices.reduce((sum, one) => ({
    ...one,
    sent: sum.sent + one.sent,
    good: sum.good + one.good,
    written: sum.written + one.written,
    refused: sum.refused + one.refused,
    broken: sum.broken + one.broken,
    broke: { ...sum.broke, ...one.broke },
  }))
}

/** What is promised to those who work while servers are replaced. @param stored leads of that name in the database */
export function replacedRows(under: string, { broken, broke, refused, written }: Answers, stored: number): Row[] {
  return [
    countRow(`requests that failed (${under}; ${JSON.stringify(broke)})`, broken),
    countRow('requests refused because of load', refused),
    countRow('acknowledged writes that are not there, or there twice', Math.abs(stored - written)),
  ]
}
