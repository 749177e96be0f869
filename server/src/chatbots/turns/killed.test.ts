// Workers that answer are killed again and again while many people write.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { BotNodes } from '@portico/contract/chatbots/flow.ts'
import { addOa, addUser } from '../../../../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../../../../dev/simulators/zalo/startZaloOa.ts'
import { sql } from '../../core/db/database.ts'
import { dispatchEvents } from '../../core/domainEvents.ts'
import { keepInbox } from '../../inbox/keepInbox.ts'
import { givenChatbot, personOf } from '../../testing/chatbots.ts'
import { runningClock } from '../../testing/clock.ts'
import { givenPage, type Venue } from '../../testing/given.ts'
import { SECRET_KEY } from '../../testing/globalSetup.ts'
import { useServer } from '../../testing/server.ts'
import { givenKnownGuest, givenZalo, ZALO_APP, zaloConfig } from '../../testing/zalo.ts'
import { startAnswering } from './queue.ts'

const KILLS = 3
const WORKERS = 2
const PEOPLE = 24
const QUESTIONS = ['thực đơn', 'giữ xe', 'sinh nhật', 'mật khẩu']
/** Guests who write over two channels and have had almost a day's answers. */
const CAPPED = 3
const MOST_A_DAY = 60
const HAD = 57
/** Long enough that a worker is often killed between sending and knowing. */
const SEND_MS = 40
const FLAGGED_SECONDS = 200

const clock = runningClock()
const sim = await startZaloOa(ZALO_APP)
const oa = addOa(sim.state, '4004', 'Cà phê Mộc')
const server = useServer({ clock, config: zaloConfig(sim) })
const children = new Set<ChildProcess>()
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const close of closing) await close()
  await sim.close()
})

const all = <Row>(statement: ReturnType<typeof sql<Row>>) => server().services.db.asSystem((tx) => tx.rows(statement))

/** Starts a worker that waits for a message: starting takes longer than answering. */
async function startOne(): Promise<ChildProcess> {
  const { databaseUrl, dataDir } = server().services.config
  const child = fork(join(import.meta.dirname, '../../testing/answeringWorker.ts'), {
    execArgv: ['--import', new URL('../../core/jsx.ts', import.meta.url).href],
    env: {
      SECRET_KEY,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ZALO_URL: sim.url,
      ZALO_OPENAPI_URL: sim.url,
      ZNS_URL: sim.url,
      LOG_LEVEL: 'silent',
      DEMO: 'false',
    },
  })
  children.add(child)
  await once(child, 'message')
  return child
}

const startSome = () => Promise.all(Array.from({ length: WORKERS }, startOne))

/** Kills all when some answers have left. */
async function killAll(workers: readonly ChildProcess[], before: number): Promise<void> {
  await vi.waitUntil(() => oa.messages.length > before + 5, { timeout: 30_000, interval: 5 })
  await sleep(Math.random() * 3 * SEND_MS)
  for (const worker of workers) {
    const ended = once(worker, 'exit')
    worker.kill('SIGKILL')
    await ended
    children.delete(worker)
  }
}

/** Two messages for each question, so that a worker also dies between them. */
const nodes = BotNodes.parse(
  QUESTIONS.flatMap((word, n) => [
    { x: 0, y: 0, id: `k${n}`, kind: 'keywords', words: [word], next: `t${n}` },
    { x: 0, y: 0, id: `t${n}`, kind: 'text', text: `Về ${word}:`, next: `e${n}` },
    { x: 0, y: 0, id: `e${n}`, kind: 'end', text: `Đó là tất cả về ${word}` },
  ]),
)

async function givenPeople(page: Venue) {
  const zalo = (id: string, guestId?: string) => {
    addUser(sim.state, oa, id, { repliesLeft: 1000 })
    return personOf(server(), page, { channel: 'zalo', personKey: id, name: id, ...(guestId && { guestId }) })
  }
  const people = Array.from({ length: PEOPLE }, (_, n) => zalo(String(3000 + n)))
  for (let n = 0; n < CAPPED; n += 1) {
    const guestId = await givenKnownGuest(server(), page, { name: `Khách ${n}` })
    const both = [zalo(String(5000 + n), guestId), personOf(server(), page, { personKey: guestId, guestId })]
    // What they had today hangs on a conversation, so they have said something before.
    for (const one of both) await one.write('')
    people.push(...both)
  }
  await all(sql`
    insert into bot_turns (page_id, id, conversation_id, state, decision, at, answered_at, next_at)
    select page_id, gen_random_uuid(), id, 'done', 'rule', now(), now() - interval '1 hour', now()
    from conversations, generate_series(1, ${HAD}) where page_id = ${page.eid} and channel = 'zalo' and guest_id is not null`)
  return people
}

/** Workers die while a part of the messages is written, over and over; in the end this process takes their place. */
async function killAgainAndAgain(page: Venue, messages: readonly (() => Promise<void>)[]): Promise<void> {
  const size = Math.ceil(messages.length / (KILLS + 1))
  const writePart = async (n: number) => {
    for (const write of messages.slice(n * size, (n + 1) * size)) await write()
  }
  let workers = await startSome()
  for (let n = 0; n < KILLS; n += 1) {
    for (const worker of workers) worker.send('go')
    const next = n + 1 < KILLS ? startSome() : Promise.resolve([])
    const before = oa.messages.length
    await Promise.all([writePart(n), killAll(workers, before)])
    // Leases of killed workers expire after a minute; the test does not wait that long.
    await all(sql`update bot_turns set leased_until = now() where page_id = ${page.eid} and leased_until > now()`)
    workers = await next
  }
  const { services } = server()
  const queues = [dispatchEvents(services), startAnswering(services)]
  closing.push(...queues.map((queue) => () => queue.close()))
  await writePart(KILLS)
  for (const queue of queues) await queue.round()
}

test(
  'workers are killed while people write: each message is answered once, in full, and nobody gets too much',
  {
    timeout: 120_000,
  },
  async () => {
    const page = await givenPage(server())
    await givenZalo(server(), page)
    await givenChatbot(server(), page, nodes)
    // From here on only those answer who may die.
    await server().jobs.close()
    const people = await givenPeople(page)
    await sim.control('fail-next', { path: '/v3.0/oa/message/cs', kind: 'slow', delayMs: SEND_MS, times: 1e6 })
    await killAgainAndAgain(
      page,
      QUESTIONS.flatMap((question) => people.map((person) => () => person.write(question))),
    )
    const open = () =>
      all(sql`
    select 1 from happenings where page_id = ${page.eid} and done_at is null
    union all select 1 from bot_turns where page_id = ${page.eid} and state <> 'done'`)
    await vi.waitUntil(async () => (await open()).length === 0, { timeout: 20_000, interval: 50 })

    const turns = await all(sql<{ decision: string; reason: string; tries: number; isWhole: boolean; guestId: string }>`
    select t.decision, t.reason, t.tries, t.sent = jsonb_array_length(t.said) as is_whole, c.guest_id
    from bot_turns t join conversations c on c.page_id = t.page_id and c.id = t.conversation_id
    join conversation_messages m on m.page_id = t.page_id and m.id = t.id and m.text <> ''
    where t.page_id = ${page.eid}`)
    expect(turns).toHaveLength(people.length * QUESTIONS.length)
    expect(turns.filter(({ tries }) => tries > 1).length, 'messages that a dead worker held').toBeGreaterThan(0)
    expect(turns.filter(({ isWhole }) => !isWhole)).toEqual([])
    const [capped, others] = [turns.filter(({ guestId }) => guestId), turns.filter(({ guestId }) => !guestId)]
    expect(new Set(others.map(({ decision }) => decision))).toEqual(new Set(['chatbot']))
    expect(capped.filter(({ decision }) => decision === 'chatbot')).toHaveLength(CAPPED * (MOST_A_DAY - HAD))
    expect(capped.filter(({ decision, reason }) => decision !== 'chatbot' && !/^(cap|paused)$/.test(reason))).toEqual(
      [],
    )

    const arrived = oa.messages.filter(({ src }) => src === 0).map(({ userId, text }) => `${userId} ${text}`)
    expect(arrived).toHaveLength(new Set(arrived).size)
    clock.advance(FLAGGED_SECONDS)
    await keepInbox(server().services)
    const written = await all(sql<{ to: string; state: string }>`
    select c.person_key || ' ' || m.text as to, m.state from conversation_messages m
    join conversations c on c.page_id = m.page_id and c.id = m.conversation_id
    where m.page_id = ${page.eid} and m.by_bot is not null and m.channel = 'zalo'`)
    const sent = written.filter(({ state }) => state === 'sent')
    const flagged = written.filter(({ state }) => state === 'unknown')
    expect(sent.length + flagged.length).toBe(written.length)
    expect(sent.filter(({ to }) => !arrived.includes(to))).toEqual([])
    expect(flagged.length, 'left in doubt by the dead').toBeLessThanOrEqual(KILLS * WORKERS * 8)
    expect(arrived.length).toBeGreaterThanOrEqual(written.length - flagged.length)
  },
)
