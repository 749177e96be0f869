// A page's notification settings, or the defaults.
import {
  DEFAULT_DIGEST,
  DEFAULT_RULES,
  NOTICE_KINDS,
  NOTICES,
  DIGEST_RIGHT,
  type NotificationSettings,
  type Rule,
} from '@portico/contract/notifications.ts'
import { allows, type Permission } from '@portico/contract/access.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'

export type PageSettings = NotificationSettings & {
  pageName: string
  timeZone: string
  /** What group chats of the page want. */
  chatKinds: string[]
}

type Row = {
  pageId: string
  pageName: string
  timeZone: string
  chatKinds: string[]
  emailNotification: boolean
  offlineMinutes: number
  rules: { digest?: Rule } & Partial<NotificationSettings['rules']>
  firstVisitsOnly: boolean
  quietFrom: string | null
  quietTo: string | null
  isOn: boolean
  hour: number
  skipsEmpty: boolean
}

/** The settings of a page; undefined when there is no such page. */
export async function readSettings(tx: Tx, pageId: string): Promise<PageSettings | undefined> {
  return (await readSettingsOf(tx, new Set([pageId]))).get(pageId)
}

/** The settings of many pages, by page. */
export async function readSettingsOf(tx: Tx, pageIds: ReadonlySet<string>): Promise<Map<string, PageSettings>> {
  const { isOn, hour, skipsEmpty } = DEFAULT_DIGEST
  const rows = await tx.rows(sql<Row>`
    select p.id as page_id, p.name as page_name, p.time_zone, p.email_notification,
      p.offline_minutes, coalesce(s.rules, '{}') as rules, coalesce(s.first_visits_only, true) as first_visits_only,
      array(select distinct k from alert_channels c, jsonb_array_elements_text(c.kinds) k
        where c.page_id = p.id and c.is_on) as chat_kinds,
      s.quiet_from, s.quiet_to, coalesce(s.digest_is_on, ${isOn}) as is_on,
      coalesce(s.digest_hour, ${hour}::int) as hour, coalesce(s.digest_skips_empty, ${skipsEmpty}) as skips_empty
    from pages p left join notification_settings s on s.page_id = p.id where p.id = any(${[...pageIds]}::uuid[])`)
  return new Map(rows.map(({ pageId, ...row }) => [pageId, settingsOf(row)]))
}

function settingsOf({
  rules,
  quietFrom,
  quietTo,
  isOn: isDigestOn,
  hour: digestHour,
  skipsEmpty: isEmptySkipped,
  ...rest
}: Omit<Row, 'pageId'>): PageSettings {
  const { channels, roles, people } = rules.digest ?? DEFAULT_DIGEST
  return {
    ...rest,
    rules: { ...DEFAULT_RULES, ...rules },
    quietHours: quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null,
    digest: { channels, roles, people, isOn: isDigestOn, hour: digestHour, skipsEmpty: isEmptySkipped },
  }
}

/** Writes all of it. The caller has checked that the people are members. */
export async function writeSettings(tx: Tx, pageId: string, settings: NotificationSettings): Promise<void> {
  const { channels, roles, people, isOn, hour, skipsEmpty } = settings.digest
  const rules = JSON.stringify({ ...settings.rules, digest: { channels, roles, people } })
  const { from = null, to = null } = settings.quietHours ?? {}
  await tx.run(sql`
    insert into notification_settings
      (page_id, rules, first_visits_only, quiet_from, quiet_to, digest_is_on, digest_hour, digest_skips_empty)
    values (${pageId}, ${rules}, ${settings.firstVisitsOnly}, ${from}, ${to}, ${isOn}, ${hour}, ${skipsEmpty})
    on conflict (page_id) do update set rules = excluded.rules, first_visits_only = excluded.first_visits_only,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, digest_is_on = excluded.digest_is_on,
      digest_hour = excluded.digest_hour, digest_skips_empty = excluded.digest_skips_empty`)
  await tx.run(sql`
    update pages set email_notification = ${settings.emailNotification}, offline_minutes = ${settings.offlineMinutes}
    where id = ${pageId}`)
}

/** A role without the right to see something is not notified of it either. @throws request/invalid naming the rule. */
export function refuseBlindRoles(settings: NotificationSettings): void {
  const wanted: [string, Rule, Permission][] = NOTICE_KINDS.map((kind) => [
    `rules.${kind}`,
    settings.rules[kind],
    NOTICES[kind],
  ])
  for (const [path, rule, right] of [...wanted, ['digest', settings.digest, DIGEST_RIGHT] as const])
    if (!rule.roles.every((role) => allows(role, right)))
      throw fail('request/invalid', { [`${path}.roles`]: 'field/invalid' })
}
