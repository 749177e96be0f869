// What awaits a signed-in user: invitations to their addresses, and pages offered to them.
import type { WaitingInvitation } from '@portico/contract/members.ts'
import type * as z from 'zod'
import { sql } from '../core/db/database.ts'
import { keepNames } from '../core/db/naming.ts'
import type { UserContext } from '../core/http/context.ts'
import { codeOf } from './invitations.ts'

type Row = z.output<typeof WaitingInvitation>
type WaitingRow = Omit<Row, 'code'> & { id: string }

/** Asked across pages, for the caller is no member yet; every query names the caller. */
export async function readWaiting({ db, user, clock, secrets }: UserContext): Promise<Row[]> {
  const now = clock.now()
  const found = await db.asSystem((tx) =>
    tx.rows(sql<WaitingRow>`
    select 'invitation' as kind, i.id, i.page_id, p.name as page_name, coalesce(f.display_name, '') as "from", i.role, i.expires_at
    from users u
    join invitations i on i.address in (lower(u.email), u.mobile) and i.closed_at is null and i.expires_at > ${now}
    join pages p on p.id = i.page_id and p.deleted_at is null
    left join users f on f.id = i.invited_by
    -- An address nobody has proved to be theirs opens no mail.
    where u.id = ${user.id} and u.activated_at is not null
      and not exists (select 1 from members m where m.page_id = i.page_id and m.user_id = u.id)
    union all
    select 'ownership', o.page_id, o.page_id, p.name, f.display_name, 'owner', o.expires_at
    from ownership_offers o
    join pages p on p.id = o.page_id and p.deleted_at is null
    join users f on f.id = o.from_user
    where o.to_user = ${user.id} and o.expires_at > ${now}
    order by expires_at desc limit 100`),
  )
  return found.map(({ id, ...row }) => ({
    ...keepNames(row, 'page_id'),
    code: row.kind === 'invitation' ? codeOf(secrets, row.pageId, id) : null,
  }))
}
