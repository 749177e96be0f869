// What leaves the house is written down first, in the transaction that caused it; `deliver.ts` takes it from there.
import type { Clock } from '../clock.ts'
import { query, type Tx } from '../db/database.ts'
import { newId } from '../id.ts'
import type { Secrets } from '../secrets.ts'
import { layOut, type Letter, type Mail } from './layout.ts'

type Uses = { clock: Clock; secrets: Secrets }
type Content = { mail: Mail } | { text: string }

/** Event key on which deliverers are woken. */
export const OUTBOX = 'outbox'

/**
 * Sends a letter once `tx` commits. `to` is one bare address.
 * @param forPage the page on whose behalf, through whose own mail server it goes when it has one
 */
export async function queueMail(tx: Tx, uses: Uses, to: string, letter: Letter, forPage?: string): Promise<void> {
  await write(tx, uses, 'mail', to, { mail: layOut(letter) }, { forPage })
}

/** Sends a text message once `tx` commits. `to` is a number in E.164. @param forPage as of {@link queueMail} */
export async function queueText(tx: Tx, uses: Uses, to: string, text: string, forPage?: string): Promise<void> {
  await write(tx, uses, 'sms', to, { text }, { forPage })
}

/** Sends a message to a browser once `tx` commits. `to` is the id of its subscription. */
export async function queuePush(tx: Tx, uses: Uses, to: string, text: string): Promise<void> {
  await write(tx, uses, 'push', to, { text }, {})
}

/** Writes a message that nobody gets: the same work where no message is due, so that time tells nothing. */
export async function queueNothing(tx: Tx, uses: Uses, channel: 'mail' | 'sms', letter: Letter): Promise<void> {
  await write(tx, uses, channel, '', { mail: layOut(letter) }, { failedAt: uses.clock.now() })
}

async function write(
  tx: Tx,
  { clock, secrets }: Uses,
  channel: 'mail' | 'sms' | 'push',
  recipient: string,
  content: Content,
  { failedAt, forPage }: { failedAt?: Date; forPage?: string },
): Promise<void> {
  const now = clock.now()
  const sealed = secrets.seal(JSON.stringify(content))
  await tx.run(
    query.insertInto('outbox').values({
      id: newId(now),
      channel,
      recipient,
      content: sealed,
      created_at: now,
      next_at: now,
      failed_at: failedAt,
      for_page: forPage,
    }),
  )
  tx.notify(OUTBOX, OUTBOX)
}

/** What {@link queueMail} or {@link queueText} wrote. */
export function readContent(secrets: Secrets, sealed: Buffer): Content {
  return JSON.parse(secrets.open(sealed)) as Content
}
