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
import { placesOf, startSystem, type System } from './rig/system.ts'
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
      const seen = await replaceUnderLoad(system, balancer.apiUrl, { restarts, rate })
      const stored = await system.look(({ db }) =>
        db.asSystem((tx) =>
          tx.first(sql<{ count: number }>`select count(*)::int as count from leads where name = ${NAME}`),
        ),
      )
      const under = `${restarts} restarts, ${seen.sent} requests, ${rate}/s, a fifth of them writes`
      return [
        countRow(`requests that failed (${under}; ${JSON.stringify(seen.broke)})`, seen.broken),
        countRow('requests refused because of load', seen.refused),
        countRow('acknowledged writes that are not there, or there twice', Math.abs(stored!.count - seen.written)),
      ]
    } finally {
      await balancer.stop()
    }
  } finally {
    await system.stop()
    await removeFolder(folder)
  }
}

async function requestsOf({ venue }: System): Promise<Sent[]> {
  const headers = { authorization: `Bearer ${await venue.token()}`, 'accept-language': 'en' }
  const body = JSON.stringify({ name: NAME })
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
    pages.read.path.replace('{eid}', venue.pageId),
  ]
  return [write, ...paths.map((path) => ({ path, headers }))]
}

async function replaceUnderLoad(
  system: System,
  base: string,
  { restarts, rate }: Pick<Options, 'restarts' | 'rate'>,
): Promise<Answers> {
  let isOver = false
  const replacing = (async () => {
    for (let turn = 0; turn < restarts; turn++) {
      await system.processes[turn % system.processes.length]!.restart()
      process.stderr.write('.')
      await sleep(NOTICED_MS)
    }
  })().finally(() => (isOver = true))
  const slices: Answers[] = []
  while (!isOver)
    slices.push(await loadAt({ base, requests: await requestsOf(system), perSecond: rate, seconds: SLICE_SECONDS }))
  await replacing
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
