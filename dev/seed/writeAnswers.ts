// The café answers by itself: a published chatbot, AI settings with rules and knowledge, and what they did.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { plainText } from '@portico/server/core/db/plainText.ts'
import { chunksOf } from '@portico/server/ai/knowledge/chunks.ts'
import { botNodes, CASES, KNOWLEDGE, RULES, TALKS } from './answerStories.ts'
import { idAt, makeRandom, type Random } from './random.ts'

const SEED = 20_113
const DAY_MS = 24 * 3600_000

type Of = { pageId: string; ownerId: string; now: Date }

/** Writes all of it; menu and gifts have to be there. */
export async function writeAnswers(tx: Tx, of: Of): Promise<void> {
  const random = makeRandom(SEED)
  const botId = await writeBot(tx, of, random)
  await writeSettings(tx, of, random)
  for (const talk of TALKS) await writeTalk(tx, of, random, { ...talk, botId })
}

async function writeBot(tx: Tx, { pageId, ownerId, now }: Of, random: Random): Promise<string> {
  const item = await tx.first(sql<{ id: string }>`
    select id from page_items where page_id = ${pageId} order by name <> 'Bạc xỉu', position, id limit 1`)
  const gift = await tx.first(sql<{ id: string }>`
    select id from gifts where page_id = ${pageId} and is_active order by created_at, id limit 1`)
  const id = idAt(random, now.getTime() - 20 * DAY_MS)
  const nodes = JSON.stringify(botNodes({ itemId: item!.id, giftId: gift!.id }))
  const [madeAt, publishedAt] = [new Date(now.getTime() - 20 * DAY_MS), new Date(now.getTime() - 19 * DAY_MS)]
  await tx.run(sql`
    insert into chatbots (page_id, id, name, nodes, version, is_active, revision, edited_by, created_at, updated_at)
    values (${pageId}, ${id}, 'Lễ tân', ${nodes}, 1, true, 3, ${ownerId}, ${madeAt}, ${publishedAt})`)
  await tx.run(sql`
    insert into chatbot_versions (page_id, bot_id, version, nodes, at, by_user, is_published, put_in_use)
    values (${pageId}, ${id}, 1, ${nodes}, ${publishedAt}, ${ownerId}, true, true)`)
  return id
}

async function writeSettings(tx: Tx, { pageId, now }: Of, random: Random): Promise<void> {
  const at = new Date(now.getTime() - 18 * DAY_MS)
  const hands = ['nhân viên', 'người thật', 'quản lý', 'human', 'staff']
  await tx.run(sql`
    insert into ai_settings (page_id, id, is_on, channels, persona, ai_setting_rules, hand_words, hand_message, fallback, revision,
      created_at, updated_at)
    values (${pageId}, ${idAt(random, at.getTime())}, true, array['zalo', 'email', 'sms', 'home'],
      'Xưng em, gọi khách là anh/chị, ngắn gọn, ấm áp.', ${JSON.stringify(RULES)}, ${hands}::text[],
      'Dạ em báo nhân viên trả lời anh/chị ngay ạ.', '', 4, ${at}, ${at})`)
  for (const [index, [kind, title, body]] of KNOWLEDGE.entries()) {
    const id = idAt(random, at.getTime() + index)
    const { chunks, leftOut } = chunksOf(body)
    await tx.run(sql`
      insert into ai_knowledge (page_id, id, kind, title, body, left_out, created_at, updated_at)
      values (${pageId}, ${id}, ${kind}, ${title}, ${body}, ${JSON.stringify(leftOut)}, ${at}, ${new Date(at.getTime() + index * 60_000)})`)
    for (const [number, text] of chunks.entries())
      await tx.run(sql`
        insert into ai_chunks (page_id, source_id, number, text, search)
        values (${pageId}, ${id}, ${number}, ${text}, ${plainText(`${title}\n${text}`)})`)
  }
  for (const [index, [question, expects, contains]] of CASES.entries())
    await tx.run(sql`
      insert into ai_cases (page_id, id, question, expects, contains, created_at)
      values (${pageId}, ${idAt(random, at.getTime() + index)}, ${question}, ${expects}, ${contains}, ${new Date(at.getTime() + index * 1000)})`)
}

type Talk = (typeof TALKS)[number] & { botId: string }

async function writeTalk(
  tx: Tx,
  { pageId, now }: Of,
  random: Random,
  { name, minutesAgo, lines }: Talk,
): Promise<void> {
  let at = now.getTime() - minutesAgo * 60_000
  const last = lines.at(-1)!
  const isHanded = last.by === 'hand'
  const conversationId = idAt(random, at)
  const guest = await tx.first(sql<{ id: string }>`
    select id from guests where page_id = ${pageId} and name = ${name} and erased_at is null order by id limit 1`)
  const plain = plainText(name)
  const endAt = new Date(at + lines.length * 60_000)
  await tx.run(sql`
    insert into conversations (page_id, id, channel, person_key, guest_id, name, search, status, unread, last_text, last_direction,
      last_state, last_at, last_inbound_at, created_at)
    values (${pageId}, ${conversationId}, 'home', ${guest?.id ?? conversationId}, ${guest?.id ?? null}, ${name}, ${plain},
      'open', ${isHanded ? 1 : 0}, ${last.answers.at(-1)!}, 'out', 'sent', ${endAt}, ${endAt}, ${new Date(at)})`)
  await tx.run(sql`
    insert into bot_talks (page_id, conversation_id, paused_until, paused_by)
    values (${pageId}, ${conversationId}, ${isHanded ? new Date(now.getTime() + DAY_MS / 2) : null}, ${isHanded ? 'hand' : null})`)
  for (const line of lines) {
    const messageId = idAt(random, at)
    const write = (id: string, direction: 'in' | 'out', text: string, when: number) =>
      tx.run(sql`
      insert into conversation_messages (page_id, id, conversation_id, channel, message_key, direction, text, search, by_bot, state, at, sent_at)
      values (${pageId}, ${id}, ${conversationId}, 'home', ${id}, ${direction}, ${text}, ${plainText(text)},
        ${direction === 'in' ? null : line.by === 'hand' ? 'rule' : line.by}, ${direction === 'in' ? 'received' : 'sent'},
        ${new Date(when)}, ${new Date(when)})`)
    await write(messageId, 'in', line.said, at)
    const said = line.answers.map((text, index) => ({ id: idAt(random, at + 150 + index), text }))
    for (const [index, { id, text }] of said.entries()) await write(id, 'out', text, at + 150 + index)
    await tx.run(sql`
      insert into bot_turns (page_id, id, conversation_id, state, decision, reason, said, sent, detail, at, answered_at, next_at)
      values (${pageId}, ${messageId}, ${conversationId}, 'done', ${line.by}, ${line.by === 'hand' ? 'rule' : ''},
        ${JSON.stringify(said)}, ${said.length}, ${JSON.stringify({ by: line.name })}, ${new Date(at)},
        ${new Date(at + 120)}, ${new Date(at)})`)
    at += 60_000
  }
}
