// What leaves the house passes the door (`door.ts`) and is written down first, in the transaction that caused it;
// `deliver.ts` takes it from there.
import { query, sql, type Tx } from '../db/database.ts'
import { newId } from '../id.ts'
import type { Secrets } from '../secrets.ts'
import { passDoor, type DoorUses, type Purpose } from './door.ts'
import type { Channel } from './lane.ts'
import { layOut, type Letter, type Mail } from './layout.ts'

type Uses = DoorUses
/** The message's purpose, and the page whose own mail server or provider sends it, if it has one. */
type About = { purpose?: Purpose; forPage?: string; accountId?: string; isOwn?: boolean } & Telling
/** Guests whose names the message tells. */
type Telling = { aboutGuests?: readonly string[] }
type WriteUses = Pick<DoorUses, 'clock' | 'secrets'>
type Content = { mail: Mail } | { text: string }

/** Sends a letter once `tx` commits. `to` is one bare address. @throws what {@link passDoor} does */
export async function queueMail(tx: Tx, uses: Uses, to: string, letter: Letter, about: About = {}): Promise<void> {
  await pass(uses, 'mail', to, about)
  await write(tx, uses, 'mail', to, { mail: layOut(letter) }, about)
}

/** Sends a text message once `tx` commits. `to` is a number in E.164. @throws what {@link passDoor} does */
export async function queueText(tx: Tx, uses: Uses, to: string, text: string, about: About = {}): Promise<void> {
  await pass(uses, 'sms', to, about)
  await write(tx, uses, 'sms', to, { text }, about)
}

function pass(uses: Uses, channel: 'mail' | 'sms', to: string, about: About): Promise<void> {
  const { purpose = 'notice', forPage, accountId, isOwn } = about
  return passDoor(uses, { channel, to, purpose, pageId: forPage, accountId, isOwn })
}

/** Sends a message to a browser once `tx` commits. `to` is the id of its subscription. */
export async function queuePush(tx: Tx, uses: WriteUses, to: string, text: string, about: Telling = {}): Promise<void> {
  await write(tx, uses, 'push', to, { text }, about)
}

/** Sends a message to a group chat once `tx` commits. `to` is the id of an alert channel of the page. */
export async function queueChat(
  tx: Tx,
  uses: WriteUses,
  { to, forPage }: { to: string; forPage: string },
  text: string,
): Promise<void> {
  await write(tx, uses, 'chat', to, { text }, { forPage })
}

/** Keeps a message that nothing sends, for a developer to read at /dev/outbox. */
export async function keepMessage(
  tx: Tx,
  { clock, secrets }: WriteUses,
  { channel, to, content }: { channel: 'mail' | 'sms'; to: string; content: Content },
): Promise<void> {
  const now = clock.now()
  const sealed = secrets.seal(JSON.stringify(content))
  await tx.run(sql`
    insert into outbox (id, channel, recipient, content, created_at, next_at, sent_at)
    values (${newId(now)}, ${channel}, ${to}, ${sealed}, ${now}, ${now}, ${now})`)
}

/** Writes a message without recipient: the same work where none is due, so that the time reveals nothing. */
export async function queueNothing(tx: Tx, uses: WriteUses, channel: 'mail' | 'sms', letter: Letter): Promise<void> {
  await write(tx, uses, channel, '', { mail: layOut(letter) }, { failedAt: uses.clock.now() })
}

async function write(
  tx: Tx,
  { clock, secrets }: WriteUses,
  channel: Channel,
  recipient: string,
  content: Content,
  { failedAt, forPage, aboutGuests = [] }: { failedAt?: Date; forPage?: string } & Telling,
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
      about_guests: aboutGuests.length > 0 ? [...aboutGuests] : null,
    }),
  )
  tx.wake('outbox')
}

/** What {@link queueMail} or {@link queueText} wrote. */
export function readContent(secrets: Secrets, sealed: Buffer): Content {
  return secrets.openValue<Content>(sealed)
}
