import { allows } from '@portico/contract/access.ts'
import type { conversations } from '@portico/contract/inbox.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { peopleById } from '../core/people.ts'

type Board = Reply<typeof conversations.board>

const NOTHING = { unread: 0, open: 0, waiting: 0, mine: 0, nobodys: 0 }

/** How much waits, and who can be given it. */
export async function readBoard({ tx, page, user, db }: PageContext): Promise<Board> {
  const counts = await tx.first(sql<Omit<Board, 'people' | 'venue'>>`
    select count(*) filter (where unread > 0)::int as unread,
      count(*) filter (where status = 'open')::int as open,
      count(*) filter (where status = 'waiting')::int as waiting,
      count(*) filter (where status = 'open' and assignee_id = ${user.id})::int as mine,
      count(*) filter (where status = 'open' and assignee_id is null)::int as nobodys
    from conversations where page_id = ${page.id} and (status <> 'closed' or unread > 0)`)
  const members = await tx.rows(sql<{ userId: string; role: string }>`
    select user_id, role from members where page_id = ${page.id} order by user_id`)
  const able = members.filter(({ role }) => allows(role, 'zalo:reply'))
  const people = await peopleById(
    db,
    able.map(({ userId }) => userId),
  )
  const own = await tx.first(sql<{ name: string }>`select name from pages where id = ${page.id}`)
  return {
    ...(counts ?? NOTHING),
    people: [...people.values()].map(({ id, displayName }) => ({ uid: id, displayName })),
    venue: own?.name ?? '',
  }
}
