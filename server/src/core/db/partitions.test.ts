import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../../testing/server.ts'
import { keepPartitions } from './partitions.ts'
import { makeClient } from './pool.ts'

test('months of events are made ahead, walled like every table, and dropped when their time is over; totals stay', async () => {
  const { url, drop } = await cloneDatabase()
  const owner = makeClient(url, 'tests')
  await owner.connect()
  try {
    const page = '00000000-0000-7000-8000-000000000001'
    await owner.query(`insert into pages (id, name) values ($1, 'Quán')`, [page])
    await owner.query(`insert into event (page_id, at, kind, id) values ($1, '2030-05-04T00:00:00Z', 1, $1)`, [page])
    await owner.query(`insert into visit_day (page_id, day, visits) values ($1, '2028-02-01', 7)`, [page])
    const at = new Date('2030-03-10T00:00:00Z')
    await keepPartitions(url, at, 24)
    // The one of May has a stray in the default partition: it stays there, and so does the day it is of.
    expect(await months(owner)).toEqual(
      expect.arrayContaining(['event_2030_02', 'event_2030_03', 'event_2030_04', 'event_2030_06']),
    )
    const { rows } = await owner.query<{ forced: boolean }>(
      `select relforcerowsecurity as forced from pg_class where relname = 'event_2030_04'`,
    )
    expect(rows).toEqual([{ forced: true }])
    const dropped = await keepPartitions(url, new Date('2032-04-10T00:00:00Z'), 24)
    expect(dropped).toEqual(expect.arrayContaining(['event_2030_02', 'event_2030_03']))
    expect(dropped).not.toContain('event_2030_04')
    const left = await owner.query<{ visits: number }>(`select visits from visit_day where page_id = $1`, [page])
    expect(left.rows).toEqual([{ visits: 7 }])
  } finally {
    await owner.end()
    await drop()
  }
})

test('months are made while a report goes on reading, and nobody else waits for more than two seconds', async () => {
  const { url, drop } = await cloneDatabase()
  const [report, reader] = [makeClient(url, 'tests'), makeClient(url, 'tests')]
  await Promise.all([report.connect(), reader.connect()])
  try {
    await report.query('begin; select 1 from event limit 1')
    const made = keepPartitions(url, new Date('2030-03-10T00:00:00Z'), 24)
    let longestMs = 0
    for (const end = performance.now() + 5000; performance.now() < end; await sleep(20)) {
      const began = performance.now()
      await reader.query('select 1 from event limit 1')
      longestMs = Math.max(longestMs, performance.now() - began)
    }
    expect(longestMs, 'they did queue behind it').toBeGreaterThan(1000)
    expect(longestMs).toBeLessThan(3000)
    expect(await months(reader)).not.toContain('event_2030_04')
    await report.query('commit')
    await made
    expect(await months(reader)).toContain('event_2030_04')
  } finally {
    await Promise.all([report.end(), reader.end()])
    await drop()
  }
}, 60_000)

async function months(owner: { query<R extends object>(text: string): Promise<{ rows: R[] }> }): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relname ~ '^event_20' and relkind = 'r'`,
  )
  return rows.map(({ name }) => name)
}
