// Who else has a conversation open, and who of them types.
import type { conversations, Present } from '@portico/contract/inbox.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handler } from '../core/http/context.ts'
import { peopleById } from '../core/people.ts'

/** Somebody who has not been heard of for so long has gone. */
const HERE_SECONDS = 20

/** Notes that the caller is here. @returns the others */
export const herePeople: Handler<typeof conversations.here> = async (
  { tx, page, user, actor, clock, db },
  { params, body },
) => {
  const now = clock.now()
  const known = await tx.first(sql`select 1 from conversations where page_id = ${page.id} and id = ${params.id}`)
  if (!known) throw fail('conversation/not-found')
  const since = new Date(now.getTime() - HERE_SECONDS * 1000)
  if (actor.kind === 'user') {
    const before = await tx.first(sql<{ isTyping: boolean }>`
      select is_typing from conversation_presence
      where page_id = ${page.id} and conversation_id = ${params.id} and user_id = ${user.id} and at > ${since}`)
    await tx.run(sql`
      insert into conversation_presence (page_id, conversation_id, user_id, is_typing, at)
      values (${page.id}, ${params.id}, ${user.id}, ${body.isTyping}, ${now})
      on conflict (page_id, conversation_id, user_id) do update set is_typing = excluded.is_typing, at = excluded.at`)
    if (before?.isTyping !== body.isTyping) tx.notify(page.id, 'inbox-presence')
  }
  const others = await tx.rows(sql<{ userId: string; isTyping: boolean }>`
    select user_id, is_typing from conversation_presence
    where page_id = ${page.id} and conversation_id = ${params.id} and user_id <> ${user.id} and at > ${since} order by user_id`)
  const names = await peopleById(
    db,
    others.map(({ userId }) => userId),
  )
  const people = others.flatMap(({ userId, isTyping }): Present[] => {
    const person = names.get(userId)
    return person ? [{ uid: userId, displayName: person.displayName, isTyping }] : []
  })
  return { people }
}

/** Forgets who was here. */
export async function clearPresence(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from conversation_presence where at < ${new Date(now.getTime() - 60_000)}`)
}
