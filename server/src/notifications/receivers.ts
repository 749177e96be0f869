// Who gets a notice: members the rule names who may see what it is about, in their own language.
import { mayMember, type Permission, type Role } from '@portico/contract/access.ts'
import type { Rule } from '@portico/contract/notifications.ts'
import type { Language } from '@portico/locales/languages.ts'
import { sql, type Tx } from '../core/db/database.ts'

export type Receiver = {
  uid: string
  name: string
  role: Role
  language: Language
  /** Sees guests' names in full. */
  canReadIdentity: boolean
  /** The verified address; null when there is none. */
  email: string | null
  /** Push subscriptions of browsers that are signed in. */
  browsers: string[]
}

type Row = Omit<Receiver, 'canReadIdentity'> & { canReadIdentity: boolean | null }

/** Read when a message is sent, so that a removed member gets nothing. */
export async function readReceivers(
  tx: Tx,
  pageId: string,
  { channels, roles, people }: Rule,
  right: Permission,
  now: Date,
): Promise<Receiver[]> {
  if (channels.length === 0) return []
  const rows = await tx.rows(sql<Row>`
    select m.user_id as uid, m.role, m.can_read_identity, u.display_name as name, u.language,
      case when u.activated_at is not null then u.email end as email,
      array(select p.id::text from push_subscriptions p join sign_ins s on s.family = p.family
            where p.user_id = u.id and s.revoked_at is null and s.expires_at > ${now}) as browsers
    from members m join users u on u.id = m.user_id
    where m.page_id = ${pageId} and u.is_active and (m.role = any(${roles}::text[]) or m.user_id = any(${people}::uuid[]))
    order by m.user_id`)
  return rows
    .filter((row) => mayMember(row, right))
    .map(({ role, canReadIdentity, ...row }) => ({
      ...row,
      role,
      canReadIdentity: mayMember({ role, canReadIdentity }, 'guest.identity:read'),
      email: channels.includes('mail') ? row.email : null,
      browsers: channels.includes('push') ? row.browsers : [],
    }))
}
