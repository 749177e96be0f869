// Takes a text message that somebody sent back. “STOP” counts at once.
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile'
import { withoutInvisible } from '@portico/contract/text.ts'
import { isLanguage } from '@portico/locales/languages.ts'
import { withoutAccents } from '@portico/contract/messages/textParts.ts'
import { Failure } from '../../core/fail.ts'
import { queueText } from '../../core/mail/queue.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { isConnected } from '../../integrations/index.ts'
import { isStopWord, mailWords, noteAnswer, pagesThatTexted, stopByAnswer } from '../../messages/index.ts'
import { isFloodingBy } from '../flood.ts'
import { receiveMessage } from '../receiveMessage.ts'

export type ArrivedText = {
  id: string
  /** As the provider writes numbers. */
  from: string
  text: string
  /** The venue whose own provider brings it; undefined for the shared one. */
  pageId: string | undefined
}

/** Takes a text. @returns whether it is somebody's; the same again changes nothing */
export async function receiveText(services: Services, { id, from, text, pageId }: ArrivedText): Promise<boolean> {
  const number = numberOf(services, from)
  const words = withoutInvisible(text).replaceAll('\u0000', '').normalize('NFC').trim()
  if (!number || words === '') return false
  return services.db.asSystem(async (tx) => {
    const now = services.clock.now()
    const pages = pageId ? [pageId] : await pagesThatTexted(services, tx, number, now)
    const [newest, ...others] = pages
    if (!newest) return false
    const isNew = await take(services, tx, { pageId: newest, number, id, words, now })
    // One number for many venues: who says stop to it wants none of them.
    if (isNew && isStopWord(words))
      for (const other of others) {
        const guest = await findGuest(tx, other, number)
        await stopByAnswer(services, tx, stopOf({ pageId: other, number, now }, guest?.id))
      }
    return true
  })
}

type Taking = { pageId: string; number: string; id: string; words: string; now: Date }

async function take(services: Services, tx: Tx, { pageId, number, id, words, now }: Taking): Promise<boolean> {
  const isStop = isStopWord(words)
  // A stop is obeyed from somebody who writes too much, too.
  if (!isStop && (await isFloodingBy(tx, { pageId, channel: 'sms', personKey: number, now }))) return false
  const guest = await findGuest(tx, pageId, number)
  const message = await receiveMessage(tx, pageId, {
    channel: 'sms',
    personKey: number,
    name: guest?.name || number,
    guestId: guest?.id,
    messageId: `${number} ${id}`,
    text: words,
    attachments: [],
    at: now,
    direction: 'in',
    isByAdmin: false,
  })
  if (!message) return false
  if (!isStop) {
    if (guest) await noteAnswer(tx, { pageId, guestId: guest.id, channels: ['sms'], at: now })
    return true
  }
  await stopByAnswer(services, tx, stopOf({ pageId, number, now }, guest?.id))
  await confirmStop(services, tx, { pageId, number, language: guest?.language ?? '' })
  return true
}

type Guest = { id: string; name: string | null; language: string }

function findGuest(tx: Tx, pageId: string, number: string): Promise<Guest | undefined> {
  return tx.first(sql<Guest>`
    select id, name, language from guests where page_id = ${pageId} and phone = ${number} and erased_at is null
    order by last_seen_at desc limit 1`)
}

function stopOf({ pageId, number, now }: Pick<Taking, 'pageId' | 'number' | 'now'>, guestId: string | undefined) {
  return { pageId, guestId: guestId ?? null, channel: 'sms', address: number, at: now } as const
}

/** Decree 91/2020 asks for one confirmation. Where no text may go to the number any more, the stop holds all the same. */
async function confirmStop(
  services: Services,
  tx: Tx,
  { pageId, number, language }: { pageId: string; number: string; language: string },
): Promise<void> {
  const page = await tx.first(sql<{ name: string }>`select name from pages where id = ${pageId}`)
  const isOwn = await isConnected(tx, pageId, 'sms')
  const words = mailWords(isLanguage(language) ? language : 'vi').smsStopped.replace('{venue}', page?.name ?? '')
  await queueText(tx, services, number, withoutAccents(words), { forPage: pageId, isOwn }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
  })
}

function numberOf({ config }: Pick<Services, 'config'>, from: string): string | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a wrong code only makes the number unreadable
  const country = config.smsCountries[0] as CountryCode | undefined
  const known = /^84\d{9}$/.test(from) ? `+${from}` : from
  const number = parsePhoneNumberFromString(known, country)
  return number?.isValid() ? number.number : undefined
}
