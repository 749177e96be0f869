// A letter as it came (RFC 5322 and MIME), taken apart. Nothing in it is believed: who it is from is a claim.
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { withoutInvisible } from '@portico/contract/text.ts'
import { ownWords } from './ownWords.ts'
import { wordsOfHtml } from './wordsOfHtml.ts'

export type Letter = {
  from: { name: string; address: string }
  /** The headers that say whom it was for, as one text. */
  recipients: string
  subject: string
  /** Message-IDs of it and of what it answers, oldest first; the last is its own. */
  ids: string[]
  /** What was written, without the letter that is answered. */
  text: string
  files: { name: string; bytes: Buffer }[]
  /** Sent by a program: no automatic answer, so that two programs do not talk for ever. */
  isAutomatic: boolean
  /** What a mail server reports of a letter of ours, which follows in it. */
  report?: { reason: 'bounce' | 'complaint'; original: string }
}

const MOST_LETTERS = 10_000
const MOST_IDS = 20
const MOST_HTML = 500_000
/** Smaller pictures within the text are logos of signatures. */
const LEAST_INLINE_BYTES = 12_000
const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']
const LIMITS = { forceRfc822Attachments: true, maxNestingDepth: 30, maxHeadersSize: 300_000 }

/** Takes a letter apart. @throws for bytes that are no letter */
export async function readLetter(raw: Buffer): Promise<Letter> {
  const email = await PostalMime.parse(raw, LIMITS)
  const header = (name: string) => email.headers.filter(({ key }) => key === name).map(({ value }) => value)
  if (email.headers.length === 0) throw new Error('a letter without headers')
  const report = reportIn(email)
  const { name = '', address = '' } = email.from && 'address' in email.from ? email.from : {}
  const text = email.text?.trim() ? ownWords(email.text) : wordsOfHtml((email.html ?? '').slice(0, MOST_HTML))
  return {
    from: { name: oneLine(name, 100), address: oneLine(address ?? '', 200).toLowerCase() },
    recipients: RECIPIENTS.flatMap(header).join('\n'),
    subject: oneLine(email.subject ?? '', 200),
    ids: idsOf([email.references, email.inReplyTo, email.messageId].join(' ')),
    text: clean(text),
    files: email.attachments.flatMap((one) => fileOf(one)),
    isAutomatic: isAutomatic(header),
    ...(report && { report }),
  }
}

function fileOf({ filename, mimeType, related, content }: Attachment): Letter['files'] {
  const bytes = bytesOf(content)
  const isLogo = related === true && mimeType.startsWith('image/') && bytes.length < LEAST_INLINE_BYTES
  if (bytes.length === 0 || isLogo) return []
  return [{ name: oneLine(filename ?? '', 200), bytes }]
}

function bytesOf(content: Attachment['content']): Buffer {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
}

/** RFC 3834, and what programs said before it. */
function isAutomatic(header: (name: string) => string[]): boolean {
  const said = (name: string) => header(name).join(' ').toLowerCase().trim()
  const submitted = said('auto-submitted')
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /auto_reply|bulk|junk|list/.test(said('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'x-loop'].some((name) => said(name) !== '') ||
    said('return-path') === '<>'
  )
}

/** Reports of delivery (RFC 3464) and of complaints (RFC 5965). */
function reportIn({ attachments }: Email): Letter['report'] {
  const ofType = (type: RegExp) =>
    attachments
      .filter(({ mimeType }) => type.test(mimeType))
      .map(({ content }) => bytesOf(content).toString())
      .join('\n')
      .slice(0, 100_000)
  const original = ofType(/^(?:message\/(?:rfc822|global)|text\/rfc822-headers)/)
  const status = ofType(/^message\/(?:global-)?delivery-status/)
  // A full mailbox (4.x.x) or a letter that is late is no reason to stop.
  if (/^action: *failed/im.test(status) && /^status: *5\./im.test(status)) return { reason: 'bounce', original }
  const feedback = ofType(/^message\/feedback-report/)
  if (/^feedback-type: *(?:abuse|fraud|not-spam|opt-out)/im.test(feedback) && !/not-spam/i.test(feedback))
    return { reason: 'complaint', original }
  return undefined
}

function idsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/<[^<>\s]{1,250}>/g)].map(([id]) => id))].slice(-MOST_IDS)
}

function oneLine(text: string, most: number): string {
  return withoutInvisible(text.replaceAll(/\s+/g, ' ')).normalize('NFC').trim().slice(0, most)
}

function clean(text: string): string {
  const words = withoutInvisible(text).replaceAll('\u0000', '').normalize('NFC').trim()
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)}…` : words
}
