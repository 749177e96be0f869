// A guest writes to the venue on their own page, and reads the answer there.
import type { FastifyInstance } from 'fastify'
import { withoutInvisible } from '@portico/contract/text.ts'
import type { ChatProblem } from '@portico/portal/home/chatView.ts'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import type { Services } from '../../core/services.ts'
import { goTo, homePages, showHome, type HomeGuest } from '../../home/index.ts'
import type { Reply } from '../../portal/index.ts'
import { hasHomeChat } from '../../messages/index.ts'
import { receiveMessage } from '../receiveMessage.ts'
import { isOverLimit, noteSeen, readChat } from './readChat.ts'

const LONGEST = 1000
/** Somebody who has just written waits for the answer. */
const LIVELY_SECONDS = 300

/** Registers `/chat`. */
export function chatRoutes(app: FastifyInstance, services: Services): void {
  const pages = homePages(app, services)
  pages.get('/chat', ifOpen(showChat))
  pages.post('/chat', ifOpen(takeMessage))
}

/** Where the venue has switched the chat off, its address leads to the home. */
function ifOpen(work: (guest: HomeGuest) => Promise<Reply>): (guest: HomeGuest) => Promise<Reply> {
  return async (guest) => ((await hasHomeChat(guest.tx, guest.pageId)) ? work(guest) : goTo(guest))
}

async function showChat(guest: HomeGuest, problem?: ChatProblem): Promise<Reply> {
  const { services, tx, pageId, href, language, form } = guest
  const now = services.clock.now()
  await noteSeen(tx, guest)
  const messages = await readChat(tx, guest)
  const row = await tx.first(sql<{ timeZone: string }>`select time_zone from pages where id = ${pageId}`)
  const written = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: row?.timeZone,
  })
  const last = messages.at(-1)
  const isLively = last !== undefined && now.getTime() - Date.parse(last.at) < LIVELY_SECONDS * 1000
  return showHome(
    guest,
    {
      kind: 'homeChat',
      backHref: href,
      action: `${href}/chat`,
      key: newId(now),
      // Another address each time, for a browser does not load the same one with a place in it again.
      freshHref: `${href}/chat?at=${now.getTime()}#write`,
      isLively,
      lines: messages.map(({ text, isOwn, at, attachments }) => ({
        words: text,
        isOwn,
        at: written.format(new Date(at)),
        // Only the venue's own pictures: a page of ours loads nothing from elsewhere.
        pictures: isOwn ? [] : attachments.flatMap(({ url }) => /\/m\/[\w.-]+$/.exec(url)?.[0] ?? []),
      })),
      buttons: last && !last.isOwn ? last.buttons : [],
      pressKey: newId(now),
      ...(problem && { problem, typed: (form['words'] ?? '').slice(0, LONGEST) }),
    },
    problem ? 422 : 200,
  )
}

async function takeMessage(guest: HomeGuest): Promise<Reply> {
  const { services, tx, pageId, guestId, form } = guest
  const now = services.clock.now()
  const text = withoutInvisible(form['words'] ?? '')
    .replaceAll('\r\n', '\n')
    .normalize('NFC')
    .trim()
  if (text === '') return showChat(guest, 'empty')
  if (text.length > LONGEST) return showChat(guest, 'too-long')
  if (await isOverLimit(tx, guest, now)) return showChat(guest, 'too-many')
  const name = await tx.first(sql<{ name: string | null }>`
    select name from guests where page_id = ${pageId} and id = ${guestId} and erased_at is null`)
  // A form sent twice is one message; the guest is part of the key, so guests cannot collide.
  const key = /^[\w-]{8,40}$/.test(form['key'] ?? '') ? form['key'] : newId(now)
  await receiveMessage(tx, pageId, {
    channel: 'home',
    personKey: guestId,
    name: name?.name ?? '',
    guestId,
    messageId: `${guestId} ${key}`,
    text,
    attachments: [],
    at: now,
    direction: 'in',
    isByAdmin: false,
  })
  return goTo(guest, `/chat?at=${now.getTime()}#write`)
}
