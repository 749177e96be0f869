// The disk under PostgreSQL and media is full: clients get a clear answer, nothing is lost, and work goes on once there is room.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { leads } from '@portico/contract/leads.ts'
import { call } from '@portico/contract/http/client.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { missing } from '../../e2e/capabilities.ts'
import { removeFolder } from '../rig/removeFolder.ts'
import type { Load } from './load/mixed.ts'
import { placesOf, startSystem, type System } from './rig/system.ts'
import { underLoad } from './storm.ts'
import { countRow, type Row } from './table.ts'

const DISK = '400m'
const FULL_MS = 20_000

export async function disk(): Promise<Row[]> {
  const lack = missing('tmpfs')
  if (lack) return [{ promise: 'the disk is full', seen: lack, limit: '', isHeld: false }]
  const folder = mkdtempSync(join(tmpdir(), 'portico-chaos-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder])
  let system: System | undefined
  try {
    const running = (system = await startSystem({ dataDir: folder }))
    const seen = await underLoad(running, (load) => fillMeanwhile(running, folder, load))
    const sentences = [...seen.said].map(([words, times]) => `${times} times “${words}”`).join(', ')
    const { goodReads, reads, againSeconds } = seen.result
    const falls = running.processes.reduce((sum, one) => sum + one.falls(), 0)
    return [
      countRow(
        `acknowledged and lost (disk full for ${FULL_MS / 1000} s, ${seen.acknowledged} acknowledged writes)`,
        seen.lost.length,
      ),
      countRow('done twice, half done', seen.twice.length + seen.halfDone),
      countRow('tables with a row that cannot be read', (await unreadable(running)).length),
      countRow('processes that ended by themselves', falls),
      {
        promise: 'reads while it is full',
        seen: `${goodReads} of ${reads}`,
        limit: 'all',
        isHeld: goodReads === reads,
      },
      {
        promise: 'what clients are told meanwhile',
        seen: sentences,
        limit: '507 or 503',
        isHeld: /50[37]/.test(sentences),
      },
      {
        promise: 'room again, until a write is taken, with nobody’s help',
        seen: `${againSeconds.toFixed(1)} s`,
        limit: '10 s',
        isHeld: againSeconds <= 10,
      },
    ]
  } finally {
    await system?.stop()
    execFileSync('umount', ['-l', folder])
    await removeFolder(folder)
  }
}

type Meanwhile = { reads: number; goodReads: number; againSeconds: number }

async function fillMeanwhile(system: System, folder: string, load: Load): Promise<Meanwhile> {
  await sleep(2000)
  const filler = join(folder, 'filler')
  mkdirSync(filler)
  const seen: Meanwhile = { reads: 0, goodReads: 0, againSeconds: 0 }
  for (const [from, parts] = [monotonicMs(), { count: 0 }]; monotonicMs() - from < FULL_MS; await sleep(200)) {
    fill(join(filler, String(parts.count++)))
    seen.reads += 1
    if (await canRead(system)) seen.goodReads += 1
  }
  const [before, from] = [load.count(), monotonicMs()]
  rmSync(filler, { recursive: true })
  while (load.count() <= before) await sleep(20)
  seen.againSeconds = (monotonicMs() - from) / 1000
  await sleep(2000)
  return seen
}

/** Takes all the room there is at this moment. */
function fill(file: string): void {
  for (const bytes of [1_000_000, 4096])
    for (let hasRoom = true; hasRoom;)
      try {
        writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
      } catch {
        hasRoom = false
      }
}

async function canRead(system: System): Promise<boolean> {
  const token = await system.venue.token()
  return call({ base: placesOf(system)[0]!.apiUrl }, leads.list, { query: { limit: 5 } }, { token }).then(
    () => true,
    () => false,
  )
}

/** Reads every row of every table from the disk, whose pages carry checksums. */
async function unreadable({ postgres }: System): Promise<string[]> {
  await postgres.restart()
  const tables = await postgres.run(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const bad: string[] = []
  for (const { name } of tables)
    await postgres
      .run(`select count(t::text) from ${String(name)} t`)
      .catch((error: unknown) => bad.push(`${String(name)}: ${String(error)}`))
  for (const one of bad) console.error(one)
  return bad
}
