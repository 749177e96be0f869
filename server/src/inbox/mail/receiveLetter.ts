// Takes a letter that answers one of ours. Its page and conversation are known by the token in the address it came to.
import { findReplyRef, type ReplyRef } from '../../core/mail/replyAddress.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { leaveObjects } from '../../media/index.ts'
import { isStopWord, noteAnswer, noteUndelivered, stopByAnswer } from '../../messages/index.ts'
import type { StoredFile } from '../attachments.ts'
import { partKey } from '../files.ts'
import { isFloodingBy } from '../flood.ts'
import { receiveMessage } from '../receiveMessage.ts'
import { readLetter, type Letter } from './readLetter.ts'
import { storeFiles } from './storeFiles.ts'

/** What became of it, for its sender's mail server. */
export type LetterOutcome = 'taken' | 'known' | 'nobody' | 'automatic' | 'report' | 'too-many' | 'empty' | 'unreadable'

export type ArrivedLetter = {
  raw: Buffer
  /** Whom the mail server says it is for, beside its own headers. */
  recipients: string
  /** The venue whose own mail provider brings it; it brings letters of no other. */
  pageId?: string | undefined
}

/** Takes a letter. The same again changes nothing. */
export async function receiveLetter(services: Services, arrived: ArrivedLetter): Promise<LetterOutcome> {
  const letter = await readLetter(arrived.raw).catch(() => undefined)
  if (!letter) return 'unreadable'
  const { report } = letter
  const ref = findReplyRef(services, report ? report.original : `${arrived.recipients}\n${letter.recipients}`)
  if (!ref || (arrived.pageId !== undefined && arrived.pageId !== ref.pageId)) return 'nobody'
  if (report) return takeReport(services, ref, report.reason)
  if (letter.isAutomatic) return 'automatic'
  const files = await storeFiles(services, letter.files)
  const outcome = await services.db.asSystem(async (tx) => {
    const result = await take(services, tx, { ref, letter, files })
    if (result !== 'taken') await leaveFiles(tx, files)
    return result
  })
  return outcome
}

function leaveFiles(tx: Tx, files: readonly StoredFile[]): Promise<void> {
  return leaveObjects(
    tx,
    files.flatMap(({ id, parts }) => parts.map((_, n) => partKey(id, n + 1))),
  )
}

type Writer = { email: string; guestId: string | null; name: string }

/** Whose letter was answered: the person of a conversation, or the guest a campaign wrote to. */
async function findWriter(tx: Tx, { pageId, ref }: ReplyRef): Promise<Writer | undefined> {
  const key = ref.toString('base64url')
  return tx.first(sql<Writer>`
    select o.email, o.guest_id, o.name from (
      select c.person_key as email, c.guest_id, c.name from conversations c
      where c.page_id = ${pageId} and c.channel = 'email' and c.reply_ref = ${ref}
      union all
      select lower(g.email), g.id, coalesce(g.name, '') from message_sends s
      join guests g on g.page_id = ${pageId} and g.id = s.guest_id and g.erased_at is null and g.email is not null
      where s.page_id = ${pageId} and s.key = ${key}) o
    join pages p on p.id = ${pageId} and p.deleted_at is null limit 1`)
}

async function takeReport(services: Services, ref: ReplyRef, reason: 'bounce' | 'complaint'): Promise<LetterOutcome> {
  return services.db.asSystem(async (tx) => {
    const writer = await findWriter(tx, ref)
    if (!writer) return 'nobody'
    const of = { pageId: ref.pageId, address: writer.email, reason, at: services.clock.now() }
    await noteUndelivered(services, tx, of)
    return 'report'
  })
}

type Taking = { ref: ReplyRef; letter: Letter; files: readonly StoredFile[] }

async function take(services: Services, tx: Tx, { ref, letter, files }: Taking): Promise<LetterOutcome> {
  const { pageId } = ref
  const at = services.clock.now()
  const writer = await findWriter(tx, ref)
  if (!writer) return 'nobody'
  const { email, guestId } = writer
  const text = wordsOf(letter, email)
  if (text === '' && files.length === 0) return 'empty'
  if (await isOwnLetter(tx, pageId, letter)) return 'known'
  if (await isFloodingBy(tx, { pageId, channel: 'email', personKey: email, now: at })) return 'too-many'
  const id = await receiveMessage(tx, pageId, {
    channel: 'email',
    personKey: email,
    name: writer.name || letter.from.name,
    guestId: guestId ?? undefined,
    // The person is part of the key: nobody can keep another's letter away by its Message-ID.
    messageId: `${email} ${letter.ids.at(-1) ?? `${letter.subject} ${text}`.slice(0, 200)}`,
    text,
    attachments: [],
    files,
    at,
    direction: 'in',
    isByAdmin: false,
  })
  if (!id) return 'known'
  await tx.run(sql`
    update conversations set mail_ids = ${letter.ids}::text[],
      mail_subject = case when mail_subject = '' then ${plainSubject(letter.subject)} else mail_subject end
    where page_id = ${pageId} and channel = 'email' and person_key = ${email}`)
  if (isStopWord(letter.text))
    await stopByAnswer(services, tx, { pageId, guestId, channel: 'email', address: email, at })
  else if (guestId) await noteAnswer(tx, { pageId, guestId, channels: ['email'], at })
  return 'taken'
}

const ANSWERING = /^(?:(?:re|fwd?|aw|sv|rv|r|tr|回复|转发)\s?[:：]\s*)+/i

/** A subject without “Re:”. */
function plainSubject(subject: string): string {
  return subject.replace(ANSWERING, '').trim()
}

/** A new subject is part of what was said; so is that somebody else writes from the person's letter. */
function wordsOf({ subject, text, from }: Letter, email: string): string {
  const isNewSubject = subject !== '' && !ANSWERING.test(subject)
  const isOther = from.address !== '' && from.address !== email
  return [
    isOther ? `${from.address}:` : '',
    isNewSubject && text !== '' ? subject : '',
    text || (isNewSubject ? subject : ''),
  ]
    .filter(Boolean)
    .join('\n')
}

/** A letter of ours that somebody sent back. */
async function isOwnLetter(tx: Tx, pageId: string, { ids }: Letter): Promise<boolean> {
  const own = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/.exec(ids.at(-1) ?? '')?.[1]
  if (!own) return false
  const row = await tx.first(sql`
    select 1 from conversation_messages where page_id = ${pageId} and id = ${own} and direction = 'out'`)
  return row !== undefined
}
