// Good requests for the calls of the inbox, and a row in each of its tables. Each row has the page's own id.
import { crc32 } from 'node:zlib'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

const about =
  (more: Partial<Sample> = {}): MakeSample =>
  async (world) => {
    await fillInbox(world)
    return { params: { id: world.page.eid }, ...more }
  }

const part = Buffer.from('%PDF-1.7 menu')

export const inboxSamples: Record<string, MakeSample> = {
  'conversations.read': about(),
  'conversations.update': about({ body: { status: 'waiting', snoozedUntil: '2126-11-24T09:00:00Z' } }),
  'conversations.remove': about(),
  'conversations.see': about({ body: {} }),
  'conversations.link': about({ body: { guestId: null } }),
  'conversations.quota': about(),
  'conversations.here': about({ body: { isTyping: true } }),
  'conversationMessages.list': about(),
  // Sent before: a second one would need a channel.
  'conversationMessages.send': async (world) => {
    await fillInbox(world)
    return { params: { id: world.page.eid }, body: { id: world.page.eid, text: 'Dạ còn bàn ạ' } }
  },
  'conversationMessages.templates': about(),
  'conversationMessages.retry': about(),
  'conversationMessages.note': about({ body: { text: 'Khách quen' } }),
  'conversationMessages.beginFile': about({ body: { name: 'menu.pdf', size: part.length } }),
  'conversationMessages.appendFile': async (world) => {
    await fillInbox(world)
    const id = await givenFile(world, 'uploading')
    return { params: { id }, body: { offset: 0, crc32: crc32(part), data: part.toString('base64') } }
  },
  'conversationMessages.filePart': async (world) => {
    await fillInbox(world)
    const id = await givenFile(world, 'stored')
    await world.running.services.storage.put(`inbox/${id}/1`, part, 'application/octet-stream')
    return { params: { id, number: 1 } }
  },
  'botTalks.read': about(),
  'botTalks.pause': about({ body: { isPaused: true, hours: 2 } }),
  'botTalks.dropDraft': about(),
  'conversationLabels.update': about({ body: { name: 'Khiếu nại' } }),
  'conversationLabels.remove': about(),
  'conversationLabels.create': () => ({ body: { name: `Nhãn ${newId(new Date())}`.slice(0, 40), colour: 'blue' } }),
  'quickReplies.update': about({ body: { text: 'Dạ quán mở cửa đến 22 giờ ạ.' } }),
  'quickReplies.remove': about(),
  'quickReplies.create': () => ({ body: { shortcut: newId(new Date()).slice(0, 23), text: 'Dạ còn bàn ạ' } }),
}

async function givenFile({ running, page: { eid, owner } }: World, state: 'uploading' | 'stored'): Promise<string> {
  const now = running.services.clock.now()
  const id = newId(now)
  const parts = state === 'stored' ? [part.length] : []
  await running.services.db.asSystem((tx) =>
    tx.run(sql`insert into conversation_files (page_id, id, conversation_id, kind, name, size_bytes, parts, state, created_by, created_at)
      values (${eid}, ${id}, ${eid}, 'file', 'menu.pdf', ${part.length}, ${parts}::integer[], ${state}, ${owner.id}, ${now})`),
  )
  return id
}

/** A conversation with a message, a file, a label, a quick reply, somebody who looks at it and a thread of texts. */
export async function fillInbox({ running, page: { eid, owner }, guest }: World): Promise<void> {
  const now = running.services.clock.now()
  await running.services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into conversations (page_id, id, channel, person_key, guest_id, name, search, grams, unread, last_text, last_at, created_at)
      values (${eid}, ${eid}, 'zalo', ${`user of ${eid}`}, ${guest.guestId}, ${`Person of ${eid}`}, ${`person of ${eid}`}, '{}', 1,
        ${`message of ${eid}`}, ${now}, ${now}) on conflict do nothing`)
    await tx.run(sql`insert into conversation_messages (page_id, id, conversation_id, channel, message_key, direction, text, grams, state, at)
      values (${eid}, ${eid}, ${eid}, 'zalo', ${`key of ${eid}`}, 'out', ${`message of ${eid}`}, '{}', 'sent', ${now}) on conflict do nothing`)
    await tx.run(sql`insert into conversation_files (page_id, id, conversation_id, message_id, kind, name, state, created_at)
      values (${eid}, ${eid}, ${eid}, ${eid}, 'file', ${`file of ${eid}`}, 'gone', ${now}) on conflict do nothing`)
    await tx.run(sql`insert into conversation_labels (page_id, id, name, colour, created_at)
      values (${eid}, ${eid}, ${`label ${eid}`}, 'blue', ${now}) on conflict do nothing`)
    await tx.run(sql`insert into quick_replies (page_id, id, shortcut, text, created_at)
      values (${eid}, ${eid}, 'gio', ${`reply of ${eid}`}, ${now}) on conflict do nothing`)
    // From the future: a job forgets who was there a minute ago, and a slow machine takes longer for its calls.
    await tx.run(sql`insert into conversation_presence (page_id, conversation_id, user_id, is_typing, at)
      values (${eid}, ${eid}, ${owner.id}, false, ${now}::timestamptz + interval '1 day') on conflict do nothing`)
    await tx.run(sql`insert into text_threads (page_id, number_hash, at)
      values (${eid}, ${Buffer.from(`number of ${eid}`)}, ${now}) on conflict do nothing`)
  })
}
