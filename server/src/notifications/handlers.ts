import type { Role } from '@portico/contract/access.ts'
import type { notifications, NotificationSettings } from '@portico/contract/notifications.ts'
import { fail } from '../core/fail.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { peopleById } from '../members/index.ts'
import { noticePhrases } from './noticePhrases.ts'
import { queueNotice } from './queueNotice.ts'
import { readSettings, refuseBlindRoles, writeSettings, type PageSettings } from './settings.ts'
import { subscriptionHandlers } from './subscriptions.ts'

/** A page's notification rules, and the caller's own browsers. */
export const notificationHandlers: Handlers<typeof notifications> = {
  ...subscriptionHandlers,

  async settings(context) {
    return { ...(await settingsOf(context)), people: await readPeople(context) }
  },

  async update(context, { body }) {
    refuseBlindRoles(body)
    const { tx, page } = context
    const before = await settingsOf(context)
    await refuseStrangers(tx, page.id, namedIn(body), namedIn(before))
    await writeSettings(tx, page.id, body)
    await skipPassedDigest(context, before, body)
    context.note({ changes: Object.fromEntries(changedIn(before, body).map((name) => [name, [] as const])) })
    return body
  },

  async testMail(context) {
    const { tx, page, user } = context
    const settings = await settingsOf(context)
    const self = await tx.first(
      query.selectFrom('users').select(['email', 'display_name', 'activated_at']).where('id', '=', user.id),
    )
    if (!self?.email || !self.activatedAt) throw fail('notification/no-address')
    const words = noticePhrases(context.language)
    const notice = {
      title: words.test.title,
      lines: [words.test.mail],
      button: words.buttons.digest,
      path: '',
      about: 'mail',
    }
    const receiver = { language: context.language, name: self.displayName, email: self.email, browsers: [] }
    const isOn = { pageName: settings.pageName, emailNotification: true }
    await queueNotice(context, tx, { pageId: page.id, settings: isOn }, receiver, notice)
    return { to: self.email }
  },
}

async function settingsOf({ tx, page }: PageContext): Promise<PageSettings> {
  const found = await readSettings(tx, page.id)
  if (!found) throw fail('page/not-found')
  return found
}

/** Members to choose from: all for those who may see the roles, else the caller alone. */
async function readPeople({ tx, db, page, user, may }: PageContext) {
  const rows = await tx.rows(sql<{ uid: string; role: Role }>`
    select user_id as uid, role from members where page_id = ${page.id} and (${may('page.roles:read')} or user_id = ${user.id})
    order by array_position(array['owner', 'manager', 'editor', 'staff', 'analyst'], role), created_at, user_id`)
  const people = await peopleById(
    db,
    rows.map(({ uid }) => uid),
  )
  return rows.map((row) => {
    const person = people.get(row.uid)
    return { ...row, displayName: person?.displayName ?? '', hasMail: Boolean(person?.email) }
  })
}

function namedIn({ rules, digest }: NotificationSettings): string[] {
  return [...new Set([...Object.values(rules), digest].flatMap(({ people }) => people))]
}

/** Only members are notified; one who has left may stay in the list, and gets nothing. @throws member/not-found. */
async function refuseStrangers(tx: Tx, pageId: string, named: string[], before: string[]): Promise<void> {
  const fresh = named.filter((uid) => !before.includes(uid))
  const known = await tx.rows(
    sql<{
      uid: string
    }>`select user_id as uid from members where page_id = ${pageId} and user_id = any(${fresh}::uuid[])`,
  )
  if (known.length < fresh.length) throw fail('member/not-found')
}

/** An hour already past today applies from tomorrow on. */
async function skipPassedDigest(
  { tx, page, clock }: PageContext,
  { digest: before }: NotificationSettings,
  { digest }: NotificationSettings,
): Promise<void> {
  if (!digest.isOn || (before.isOn && before.hour === digest.hour)) return
  const now = clock.now()
  await tx.run(sql`
    insert into notification_digests (page_id, day, decided_at)
    select ${page.id}, (${now}::timestamptz at time zone ${page.timeZone})::date - 1, ${now}
    where extract(hour from ${now}::timestamptz at time zone ${page.timeZone}) >= ${digest.hour}::int
    on conflict do nothing`)
}

/** The names of changed settings, for the audit log. */
function changedIn(before: NotificationSettings, after: NotificationSettings): string[] {
  const parts = (of: NotificationSettings): Record<string, unknown> => {
    const { rules, ...rest } = of
    return { ...rest, ...rules }
  }
  const [old, fresh] = [parts(before), parts(after)]
  return Object.keys(fresh).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name]))
}
