// The worker that answers: one message of a conversation at a time, in the order in which they were written.
import { sql } from '../../core/db/database.ts'
import { chooseDue } from '../../core/jobs/chooseDue.ts'
import { backOffSeconds, startLeased, type LeaseRequest } from '../../core/jobs/leasedQueue.ts'
import type { Rounds } from '../../core/rounds.ts'
import type { Services } from '../../core/services.ts'
import { speak } from './speak.ts'
import { think } from './think.ts'
import type { Turn } from './turn.ts'

const AT_ONCE = 8
const OF_PAGE = 6
const MOST_TRIES = 5

/** Starts the worker. */
export function startAnswering(services: Services): Rounds {
  return startLeased<Turn>(services, {
    queue: 'bot-turns',
    atOnce: AT_ONCE,
    take: (taking) => takeDue(services, taking),
    work: (turn) => answer(services, turn),
    complaint: 'a message could not be answered by a bot',
  })
}

async function takeDue({ db }: Services, taking: LeaseRequest<Turn>): Promise<Turn[]> {
  const { now, until } = taking
  const due = await chooseDue(db, taking, {
    from: sql.table('bot_turns'),
    since: 'next_at',
    where: sql`state <> 'done' and next_at <= ${now} and (leased_until is null or leased_until < ${now})
      and not exists (select 1 from bot_turns b where b.page_id = bot_turns.page_id and b.conversation_id = bot_turns.conversation_id
        and b.id < bot_turns.id and b.state <> 'done')`,
    ofPage: OF_PAGE,
  })
  const turns: Turn[] = []
  for (const { pageId, id } of due)
    turns.push(
      ...(await db.asSystem((tx) =>
        tx.rows(sql<Turn>`
          update bot_turns set leased_until = ${until}, tries = tries + 1 where page_id = ${pageId} and id = ${id}
            and state <> 'done' and (leased_until is null or leased_until < ${now})
          returning page_id, id, conversation_id, state, tries`),
      )),
    )
  return turns
}

/** A fault is tried again later, and given up in the end: people go on without the bot. */
async function answer(services: Services, turn: Turn): Promise<void> {
  const { pageId, id, tries } = turn
  try {
    if (turn.state === 'waiting') await think(services, turn)
    await speak(services, turn)
  } catch (error) {
    const wait = backOffSeconds(tries, { first: 2, longest: 300 }) * 1000
    await services.db.asSystem((tx) =>
      tx.run(sql`
        update bot_turns set leased_until = null, next_at = ${new Date(services.clock.now().getTime() + wait)},
          state = case when ${tries >= MOST_TRIES} then 'done' else state end,
          reason = case when ${tries >= MOST_TRIES} then 'fault' else reason end,
          decision = case when ${tries >= MOST_TRIES} and decision = '' then 'silent' else decision end
        where page_id = ${pageId} and id = ${id} and state <> 'done'`),
    )
    throw error
  }
}
