// From a message that came in to the bot's answer leaving, without AI, beside writing the same two messages alone.
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { readConfig } from '@portico/server/core/config.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { receiveMessage, writeBotMessage } from '@portico/server/inbox/index.ts'
import { signIn } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { startInstallation, type Installation } from '../rig/installation.ts'

const PEOPLE = 300
const A_SECOND = 20
const QUESTION = 'Quán mở cửa lúc mấy giờ'

/** @throws Error when somebody was not answered, or answered twice */
export async function measure(): Promise<Figure[]> {
  const portico = await startInstallation()
  try {
    const { pageId } = await signIn(portico)
    const raw = await measureRaw(portico, pageId)
    for (let n = 0; n < PEOPLE; n += 1) {
      await hear(portico, pageId, `bench-${n}`)
      await sleep(1000 / A_SECOND)
    }
    const taken = await untilAnswered(portico, pageId)
    const limit = {
      name: 'both messages written alone',
      rounds: [{ value: percentile(raw, 0.95), operations: raw.length }],
    }
    const note = `${PEOPLE} people, ${A_SECOND} messages a second; median ${percentile(taken, 0.5)} ms, each answered once`
    const ours = [{ value: percentile(taken, 0.95), operations: taken.length }]
    return [figureOf({ name: 'answer p95', unit: 'ms', ours, limit, note })]
  } finally {
    await portico.stop()
  }
}

async function hear({ database: { db } }: Installation, pageId: string, personKey: string): Promise<void> {
  const at = new Date()
  const message = { channel: 'home' as const, personKey, name: personKey, messageId: newId(at), text: QUESTION, at }
  await db.asSystem((tx) =>
    receiveMessage(tx, pageId, { ...message, attachments: [], direction: 'in', isByAdmin: false }),
  )
}

/** Milliseconds for the message and an answer to it, without anybody who thinks. */
async function measureRaw(portico: Installation, pageId: string): Promise<number[]> {
  const { db, secrets } = portico.database
  const uses = { secrets, config: readConfig() }
  const taken: number[] = []
  await db.asSystem((tx) => tx.run(sql`update chatbots set is_active = false where page_id = ${pageId}`))
  await db.asSystem((tx) => tx.run(sql`update ai_settings set is_on = false where page_id = ${pageId}`))
  for (let n = 0; n < 100; n += 1) {
    const from = monotonicMs()
    await hear(portico, pageId, `raw-${n}`)
    await db.asSystem(async (tx) => {
      const row = await tx.first(sql<{ id: string }>`
        select id from conversations where page_id = ${pageId} and person_key = ${`raw-${n}`}`)
      const of = { pageId, conversationId: row!.id, by: 'rule' as const, now: new Date(), isDone: true }
      await writeBotMessage(uses, tx, of, { id: newId(new Date()), text: QUESTION })
    })
    taken.push(monotonicMs() - from)
  }
  await db.asSystem((tx) => tx.run(sql`update ai_settings set is_on = true where page_id = ${pageId}`))
  return taken
}

async function untilAnswered({ database: { db } }: Installation, pageId: string): Promise<number[]> {
  for (let waited = 0; waited < 30; waited += 1) {
    const rows = await db.asSystem((tx) =>
      tx.rows(sql<{ milliseconds: number; answers: number }>`
        select extract(epoch from min(m.at) - min(i.at))::float8 * 1000 as milliseconds, count(distinct m.id)::int as answers
        from conversations c
        join conversation_messages i on i.page_id = ${pageId} and i.conversation_id = c.id and i.direction = 'in'
        join conversation_messages m on m.page_id = ${pageId} and m.conversation_id = c.id and m.by_bot is not null
        where c.page_id = ${pageId} and c.person_key like 'bench-%' group by c.id`),
    )
    if (rows.some(({ answers }) => answers > 1)) throw new Error('somebody was answered twice')
    if (rows.length === PEOPLE) return rows.map(({ milliseconds }) => Math.round(milliseconds))
    await sleep(500)
  }
  throw new Error('not everybody was answered')
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]! * 10) / 10
}
