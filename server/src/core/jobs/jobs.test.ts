import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { FEATURES } from '../../processes/features.ts'
import { handClock } from '../../testing/clock.ts'
import { givenPage } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { query, sql } from '../db/database.ts'
import { newId } from '../id.ts'
import type { Job } from './job.ts'
import { openLocks, type Locks } from './locks.ts'
import { startJobs, type Jobs } from './startJobs.ts'

const server = useServer()
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const NEVER = { everySeconds: 3600 }
type Uses = { services: ReturnType<typeof server>['services']; locks: Locks }

/** A worker with these jobs and a connection of its own for its locks, as another process would have. */
function startWorker(jobs: readonly Job<Uses>[], clock = server().services.clock): Jobs {
  const services = { ...server().services, clock }
  const locks = openLocks(services.config.databaseUrl, services.log)
  const running = startJobs(jobs, { services, locks })
  closing.push(() => locks.close(), running.close)
  return running
}

const readRow = (name: string) =>
  server().services.db.asSystem((tx) => tx.first(query.selectFrom('jobs').selectAll().where('name', '=', name)))

/** A name no other test uses. */
const named = () => `test.${newId(new Date())}`

test('a row that cannot be worked on stops neither the other rows of its job nor any other job, and is reported', async () => {
  const { services, jobs } = server()
  const [poisoned, healthy] = [await givenPage(server()), await givenPage(server())]
  const now = services.clock.now()
  const item = { nas_id: 'bar', name: 'Bar', lastSeenAt: now.toISOString(), at: now.toISOString() }
  await services.db.asSystem(async (tx) => {
    for (const [page, items, at] of [
      [poisoned, '"no list"', new Date(now.getTime() - 60_000)],
      [healthy, JSON.stringify([item]), now],
    ] as const)
      await tx.run(sql`
        insert into notification_bundles (page_id, id, kind, opened_at, due_at, count, items)
        values (${page.eid}, ${newId(now)}, 'device.offline', ${at}, ${at}, 1, ${items}::jsonb)`)
  })
  const names = FEATURES.flatMap(({ jobs: all = [] }) => all.map(({ name }) => name))
  for (const name of names) await jobs.run(name)
  const sent = await services.db.asSystem((tx) =>
    tx.rows(sql<{ page_id: string }>`select page_id from notification_bundles where sent_at is not null`),
  )
  expect(sent).toEqual([{ pageId: healthy.eid }])
  const rows = await services.db.asSystem((tx) => tx.rows(query.selectFrom('jobs').selectAll()))
  expect(names.filter((name) => !rows.some((row) => row.name === name && row.lastEndedAt))).toEqual([])
  expect(rows.filter((row) => row.lastFault !== null).map((row) => row.name)).toEqual(['notifications.send'])
  expect(await readRow('notifications.send')).toMatchObject({ faults: 1, lastFault: expect.stringMatching(/\w/) })
})

test('two workers never run one job at the same time, and neither runs it beside itself', async () => {
  let atOnce = 0
  let most = 0
  let runs = 0
  const job: Job<Uses> = {
    name: named(),
    pace: NEVER,
    async run() {
      most = Math.max(most, ++atOnce)
      await sleep(10)
      atOnce--
      runs++
    },
  }
  const workers = [startWorker([job]), startWorker([job]), startWorker([job])]
  await Promise.all(Array.from({ length: 15 }, (_, n) => workers[n % 3]!.run(job.name)))
  for (const worker of workers) await worker.run(job.name)
  expect(runs).toBeGreaterThan(3)
  expect(most).toBe(1)
})

test('several workers keep one pace together', async () => {
  const clock = handClock()
  let runs = 0
  const job: Job<Uses> = { name: named(), pace: { everySeconds: 0.02 }, run: async () => runs++ }
  startWorker([job], clock)
  startWorker([job], clock)
  await expect.poll(() => runs).toBe(1)
  await sleep(200)
  expect(runs).toBe(1)
  clock.advance(1)
  await expect.poll(() => runs).toBe(2)
})

test('a job that failed is tried again after a minute, and works on as if nothing had been', async () => {
  const clock = handClock()
  let tries = 0
  const job: Job<Uses> = {
    name: named(),
    pace: NEVER,
    run: async () => {
      if (++tries === 1) throw new Error('the disk is full')
    },
  }
  await startWorker([job], clock).run(job.name)
  expect(await readRow(job.name)).toMatchObject({ runs: 1, faults: 1, lastFault: 'the disk is full' })
  // The same row, looked at by a worker that asks often.
  startWorker([{ ...job, pace: { everySeconds: 0.02 } }], handClock(new Date(clock.now().getTime() + 61_000)))
  await expect.poll(() => tries).toBe(2)
  await expect.poll(() => readRow(job.name)).toMatchObject({ runs: 2, faults: 1 })
})

test('the lock of a worker that was killed is free at once', async () => {
  const job: Job<Uses> = { name: named(), pace: NEVER, run: async () => void runs++ }
  let runs = 0
  const { databaseUrl } = server().services.config
  const holder = fork(join(import.meta.dirname, '../../testing/holdLock.ts'), [databaseUrl, job.name])
  closing.push(async () => void holder.kill('SIGKILL'))
  const [isTaken] = await once(holder, 'message')
  expect(isTaken).toBe(true)
  const worker = startWorker([job])
  await worker.run(job.name)
  expect(runs).toBe(0)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await expect.poll(() => worker.run(job.name).then(() => runs), { timeout: 5000 }).toBe(1)
})

test('stopping waits for the run under way, and begins no other', async () => {
  const gate = Promise.withResolvers<void>()
  let state = 'waiting'
  const job: Job<Uses> = {
    name: named(),
    pace: NEVER,
    async run(_uses, stop) {
      state = 'running'
      await gate.promise
      state = stop.aborted ? 'was asked to stop' : 'done'
    },
  }
  const worker = startWorker([job])
  void worker.run(job.name)
  await expect.poll(() => state).toBe('running')
  const closed = worker.close().then(() => state)
  await worker.run(job.name)
  gate.resolve()
  expect(await closed).toBe('was asked to stop')
  expect(await readRow(job.name)).toMatchObject({ runs: 1, faults: 0 })
})

test('a job that waits for news runs soon after it, once for all of it', async () => {
  let runs = 0
  const job: Job<Uses> = { name: named(), pace: NEVER, wakenBy: 'media', run: async () => runs++ }
  startWorker([job])
  for (let n = 0; n < 5; n++)
    await server().services.db.asSystem(async (tx) => tx.notify(newId(new Date()), n % 2 ? 'media' : 'visits'))
  await expect.poll(() => runs, { timeout: 5000 }).toBe(1)
  await sleep(300)
  expect(runs).toBe(1)
})
