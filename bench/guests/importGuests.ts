// An import of new guests from the file's last byte to its result, beside the bare insert of the same rows into a table
// without an index; and the memory of the server while it runs.
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { call } from '@portico/contract/http/client.ts'
import { imports } from '@portico/contract/imports.ts'
import { CHUNK_BYTES } from '@portico/contract/media/limits.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { newId } from '@portico/server/core/id.ts'
import { cpuSince, cpuTime } from '../rig/cpu.ts'
import type { DemoSession } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import type { Installation } from '../rig/installation.ts'
import { residentMegabytes } from '../rig/memory.ts'

const AT_ONCE = 1000
const LOOK_EVERY_MS = 250
/** In every address and number, so that all guests of the file are new, also beside those of an earlier run. */
const RUN = Date.now().toString(36)
const PREFIX = 32 + (Math.floor(Date.now() / 1000) % 8)
const FIRST = (Math.floor(Date.now() / 1000) * 7919) % 9_000_000

type Row = { name: string; phone: string; email: string }

/** @returns the rate of the run and of the trial, and the memory while it ran */
export async function measureImport(portico: Installation, session: DemoSession, count: number): Promise<Figure[]> {
  const file = Buffer.from(['name,phone,email', ...rowsOf(count).map(lineOf)].join('\n'))
  const to = { base: portico.apiUrl }
  const as = { token: session.pageToken }
  const begin = { target: 'guests', name: 'bench.csv', size: file.length } as const
  const { id } = await call(to, imports.begin, { body: begin }, as)
  for (let offset = 0; offset < file.length; offset += CHUNK_BYTES) {
    const part = file.subarray(offset, offset + CHUNK_BYTES)
    const body = { offset, data: part.toString('base64'), crc32: crc32(part) }
    await call(to, imports.append, { params: { id }, body }, as)
  }
  const until = async (state: string) => {
    for (;;) {
      const so = await call(to, imports.read, { params: { id } }, as)
      if (so.state === state) return so
      if (so.state === 'failed') throw new Error(`the import failed: ${so.failure}`)
      await sleep(LOOK_EVERY_MS)
    }
  }
  await until('ready')
  const columns = (['name', 'phone', 'email'] as const).map((field, index) => ({ index, to: field }))
  const tried = await timed(portico.pid, async () => {
    await call(to, imports.try, { params: { id }, body: { columns } }, as)
    await until('tried')
  })
  const megabytes = [residentMegabytes(portico.pid)]
  const watching = setInterval(() => megabytes.push(residentMegabytes(portico.pid)), LOOK_EVERY_MS)
  const run = await timed(portico.pid, async () => {
    await call(to, imports.run, { params: { id } }, as)
    const { added } = await until('done')
    if (added !== count) throw new Error(`${added} of ${count} guests were added`)
  }).finally(() => clearInterval(watching))
  const limit = await timed(portico.pid, () => insertBare(portico.ownerUrl, count))
  const rate = ({ ms, cpu }: Timed) => ({ value: (count * 1000) / ms, cpu, operations: count })
  const half = megabytes.slice(0, Math.ceil(megabytes.length / 2))
  const peaks = [Math.max(...half), Math.max(...megabytes)].map((peak) => peak.toFixed(0))
  return [
    figureOf({
      name: `import, ${count} new guests`,
      unit: 'rows/s',
      ours: [rate(run)],
      limit: { name: 'bare insert, no index', rounds: [rate(limit)] },
      note: `memory ${megabytes[0]!.toFixed(0)} MB before, at most ${peaks[0]} MB in the first half and ${peaks[1]} MB in all`,
    }),
    figureOf({ name: `trial of ${count} rows`, unit: 'rows/s', ours: [rate(tried)] }),
  ]
}

type Timed = { ms: number; cpu: ReturnType<typeof cpuSince> }

async function timed(pid: number, work: () => Promise<unknown>): Promise<Timed> {
  const [before, from] = [cpuTime(pid), monotonicMs()]
  await work()
  return { ms: monotonicMs() - from, cpu: cpuSince(before, pid) }
}

function rowsOf(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Nguyễn Thị Khách ${index}`,
    phone: `+84${PREFIX}${String(FIRST + index).padStart(7, '0')}`,
    email: `khach${index}.${RUN}@example.test`,
  }))
}

function lineOf({ name, phone, email }: Row): string {
  return `${name},${phone},${email}`
}

async function insertBare(ownerUrl: string, count: number): Promise<void> {
  const client = makeClient(ownerUrl, 'bench')
  await client.connect()
  await client.query('create table bench_guests (id uuid, name text, phone text, email text)')
  const rows = rowsOf(count)
  for (let at = 0; at < count; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    const now = new Date()
    await client.query(
      'insert into bench_guests select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[])',
      [
        some.map(() => newId(now)),
        some.map(({ name }) => name),
        some.map(({ phone }) => phone),
        some.map(({ email }) => email),
      ],
    )
  }
  await client.query('drop table bench_guests')
  await client.end()
}
