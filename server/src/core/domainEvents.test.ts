import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { handClock } from '../testing/clock.ts'
import { givenPage, type Venue } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { sql, type Tx } from './db/database.ts'
import type { EventConsumer } from './eventConsumer.ts'
import { publishEvent, clearDomainEvents, dispatchEvents } from './domainEvents.ts'
import type { Rounds } from './rounds.ts'

/** A machine with much else to do is slow, not wrong. */
const LONG = { timeout: 15_000 }

const clock = handClock()
const server = useServer({ clock })
const open: Rounds[] = []
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())))

const inSystem = <T>(work: (tx: Tx) => Promise<T>) => server().services.db.asSystem(work)
const joined = (page: Venue, uid = page.owner.id) =>
  ({ pageId: page.eid, kind: 'member.joined', data: { uid, role: 'staff' }, at: clock.now() }) as const
const say = (page: Venue, uid?: string) => inSystem((tx) => publishEvent(tx, joined(page, uid)))

/** The worker of the server under test takes what is committed; held rows are ours until we let go. */
async function heldBack<T>(page: Venue, uids: readonly string[], work: () => Promise<T>): Promise<T> {
  await inSystem((tx) => tx.run(sql`update pages set deleted_at = null where id = ${page.eid}`))
  for (const uid of uids) await say(page, uid)
  await settled(page)
  await inSystem((tx) => tx.run(sql`update happenings set done_at = null where page_id = ${page.eid}`))
  return work()
}

async function settled(page: Venue): Promise<void> {
  await expect
    .poll(
      () =>
        inSystem((tx) =>
          tx.first(
            sql<{ n: number }>`select count(*) as n from happenings where page_id = ${page.eid} and done_at is null`,
          ),
        ),
      LONG,
    )
    .toEqual({ n: 0 })
}

function takes(page: Venue, told: string[], fails: () => boolean = () => false): EventConsumer {
  return {
    async take(tx, { pageId, kind, data }) {
      if (pageId !== page.eid || kind !== 'member.joined') return
      await tx.run(sql`select pg_sleep(0.002)`)
      told.push(data.uid)
      if (fails()) throw new Error('not now')
    },
  }
}

function worker(consumer: EventConsumer): Rounds {
  const one = dispatchEvents(server().services, [consumer])
  open.push(one)
  return one
}

test('an event of a rolled-back transaction reaches no consumer', async () => {
  const page = await givenPage(server())
  const undone = inSystem(async (tx) => {
    await publishEvent(tx, joined(page))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await inSystem((tx) => tx.rows(sql`select id from happenings where page_id = ${page.eid}`))).toEqual([])
})

test('a page’s own transaction may say what happened there, and nowhere else, and takes nothing back', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  const { db } = server().services
  const asPage = <T>(work: (tx: Tx) => Promise<T>) => db.as({ pageId: page.eid, userId: page.owner.id }, work)
  await asPage((tx) => publishEvent(tx, joined(page)))
  await expect(asPage((tx) => publishEvent(tx, joined(other)))).rejects.toMatchObject({ code: '42501' })
  for (const statement of [sql`delete from happenings`, sql`update happenings set done_at = now()`])
    await expect(asPage((tx) => tx.run(statement))).rejects.toMatchObject({ code: '42501' })
})

test('four workers at once hand each of two hundred events on exactly once', async () => {
  const page = await givenPage(server())
  const uids = Array.from({ length: 200 }, () => randomUUID())
  const told: string[] = []
  await heldBack(page, uids, () => Promise.all(Array.from({ length: 4 }, () => worker(takes(page, told)).round())))
  expect(told.toSorted()).toEqual(uids.toSorted())
})

test('a consumer that fails once is asked again, and what the others did for it is undone until then', async () => {
  const page = await givenPage(server())
  const [bad, good] = [randomUUID(), randomUUID()]
  const told: string[] = []
  let isBroken = true
  const writes: EventConsumer = {
    async take(tx, { pageId, id }) {
      if (pageId === page.eid) await tx.run(sql`update pages set title = title || ${id.slice(-4)} where id = ${pageId}`)
    },
  }
  await heldBack(page, [bad, good], async () => {
    const one = dispatchEvents(server().services, [writes, takes(page, told, () => isBroken && told.at(-1) === bad)])
    open.push(one)
    await one.round()
    expect(told.toSorted()).toEqual([bad, good].toSorted())
    await one.round()
    expect(told).toHaveLength(2)
    isBroken = false
    clock.advance(6)
    await one.round()
  })
  expect(told.filter((uid) => uid === bad)).toHaveLength(2)
  expect(told.filter((uid) => uid === good)).toHaveLength(1)
  const found = await inSystem((tx) => tx.first(sql<{ title: string }>`select title from pages where id = ${page.eid}`))
  expect(found!.title).toHaveLength(8)
})

test('a page whose settings cannot be read keeps no other page waiting', async () => {
  const [broken, page] = [await givenPage(server()), await givenPage(server())]
  const uid = randomUUID()
  const told: string[] = []
  const refuses: EventConsumer = {
    ...takes(page, told),
    async choose(_tx, events) {
      if (events.some((one) => one.pageId === broken.eid)) throw new Error('no such rule')
      return events
    },
  }
  for (const one of [broken, page]) {
    await say(one, uid)
    await settled(one)
  }
  await inSystem((tx) =>
    tx.run(sql`update happenings set done_at = null where page_id in (${broken.eid}, ${page.eid})`),
  )
  await worker(refuses).round()
  expect(told).toEqual([uid])
  const left = await inSystem((tx) =>
    tx.rows(sql`select tries, last_error from happenings where page_id = ${broken.eid} and done_at is null`),
  )
  expect(left).toEqual([{ tries: 1, lastError: 'no such rule' }])
})

test('a page with a long backlog leaves others their turn', async () => {
  const [busy, calm] = [await givenPage(server()), await givenPage(server())]
  const seen: string[] = []
  const notes: EventConsumer = { take: async (_tx, { pageId }) => void seen.push(pageId) }
  await heldBack(calm, [randomUUID()], async () => {
    // Older than what the calm page has.
    await inSystem((tx) =>
      tx.run(sql`
        insert into happenings (page_id, id, kind, data, at)
        select ${busy.eid}, lpad(n::text, 32, '0')::uuid, 'member.joined', '{"uid": "", "role": "staff"}', ${clock.now()}
        from generate_series(1, 3000) n`),
    )
    await worker(notes).round()
  })
  expect(seen.indexOf(calm.eid)).toBeLessThan(1000)
  expect(seen.length).toBeGreaterThan(2000)
})

test('a consumer is given what it chose of many, asked once for all of them', async () => {
  const page = await givenPage(server())
  const uids: string[] = Array.from({ length: 30 }, () => randomUUID())
  const told: string[] = []
  const asked: number[] = []
  const picky: EventConsumer = {
    ...takes(page, told),
    async choose(_tx, events) {
      const own = events.filter((one) => one.pageId === page.eid)
      if (own.length > 0) asked.push(own.length)
      return own.filter((one) => one.kind === 'member.joined' && uids.indexOf(one.data.uid) % 3 === 0)
    },
  }
  await heldBack(page, uids, () => worker(picky).round())
  expect(asked).toEqual([30])
  expect(told.toSorted()).toEqual(uids.filter((_, index) => index % 3 === 0).toSorted())
  await settled(page)
})

test('of a page deleted meanwhile nothing is reported', async () => {
  const page = await givenPage(server())
  const told: string[] = []
  await heldBack(page, [randomUUID()], async () => {
    await inSystem((tx) => tx.run(sql`update pages set deleted_at = now() where id = ${page.eid}`))
    await worker(takes(page, told)).round()
  })
  expect(told).toEqual([])
  await settled(page)
})

test('a worker whose connection dies in the middle leaves the happening to the next one', async () => {
  const page = await givenPage(server())
  const told: string[] = []
  const dies: EventConsumer = {
    async take(tx, { pageId }) {
      if (pageId === page.eid) await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`)
    },
  }
  await heldBack(page, [randomUUID()], async () => {
    await expect(worker(dies).round()).rejects.toThrow()
    await worker(takes(page, told)).round()
  })
  expect(told).toHaveLength(1)
})

test('what was handed on days ago is forgotten, what waits is kept', async () => {
  const page = await givenPage(server())
  const count = () =>
    inSystem((tx) => tx.first(sql<{ n: number }>`select count(*) as n from happenings where page_id = ${page.eid}`))
  await say(page)
  await settled(page)
  const later = new Date(clock.now().getTime() + 4 * 24 * 3600_000)
  await inSystem((tx) => tx.run(sql`update happenings set done_at = null where page_id = ${page.eid}`))
  await inSystem((tx) => clearDomainEvents(tx, later))
  expect(await count()).toEqual({ n: 1 })
  await inSystem((tx) => tx.run(sql`update happenings set done_at = ${clock.now()} where page_id = ${page.eid}`))
  await inSystem((tx) => clearDomainEvents(tx, later))
  expect(await count()).toEqual({ n: 0 })
})
