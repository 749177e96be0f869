// Turns domain events into messages: events of one kind within a few minutes become one notice, not fifty.
import { NOTICES, OWN_NOTICES, type NoticeKind, type Rule } from '@portico/contract/notifications.ts'
import { newId } from '../core/id.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { EventConsumer, DomainEvent } from '../core/eventConsumer.ts'
import type { Services } from '../core/services.ts'
import { queueChatNotice, readChats } from './chatNotices.ts'
import { facePeople, type Item } from './guestNames.ts'
import { queueNotice } from './queueNotice.ts'
import { afterQuiet } from '../core/quietHours.ts'
import { readReceivers, type Receiver } from './receivers.ts'
import { readSettings, readSettingsOf, type PageSettings } from './settings.ts'
import { noticeText } from './noticeText.ts'

/** Simultaneous events share one notice: a failing switch takes five access points with it. */
const GATHER_SECONDS = 20
/** At most one message of a kind in this time. */
const PAUSE_SECONDS = 5 * 60
const MOST_ITEMS = 10
/** Of things that belong to one member each, apart from what others have in the same notice. */
const MOST_OWN_ITEMS = 500
const RETRY_SECONDS = 10 * 60
const KEPT_HOURS = 24
/** Later than this it is no news any more. */
const STALE_HOURS = 24

/** Takes what happened into the message about to be sent, where the page wants one. */
export function gatherNotices({ clock }: Pick<Services, 'clock'>): EventConsumer {
  return {
    async choose(tx, happenings) {
      const settings = await readSettingsOf(tx, new Set(happenings.map((one) => one.pageId)))
      return happenings.filter((one) => isWanted(one, settings.get(one.pageId)))
    },
    async take(tx, { pageId, kind, data, at }) {
      const now = clock.now()
      const item = JSON.stringify([{ ...data, at: at.toISOString() }])
      const most = OWN_NOTICES.includes(kind) ? MOST_OWN_ITEMS : MOST_ITEMS
      const soonest = new Date(now.getTime() + GATHER_SECONDS * 1000)
      await tx.run(sql`
        insert into notification_bundles as b (page_id, id, kind, opened_at, due_at, count, items)
        values (${pageId}, ${newId(now)}, ${kind}, ${now}, greatest(${soonest}::timestamptz, (
          select max(sent_at) + make_interval(secs => ${PAUSE_SECONDS}) from notification_bundles
          where page_id = ${pageId} and kind = ${kind} and sent_at is not null)), 1, ${item})
        on conflict (page_id, kind) where sent_at is null do update set count = b.count + 1,
          items = case when jsonb_array_length(b.items) < ${most}::int then b.items || excluded.items else b.items end`)
    },
  }
}

/** Whether any member or group chat of the page wants the notice. */
function isWanted({ kind, data }: DomainEvent, settings: PageSettings | undefined): boolean {
  if (!settings || !isNotice(kind)) return false
  const { channels, roles, people } = settings.rules[kind]
  const isOwn = OWN_NOTICES.includes(kind)
  const hasReceivers = channels.length > 0 && (isOwn || roles.length + people.length > 0)
  if (!hasReceivers && !settings.chatKinds.includes(kind)) return false
  return kind !== 'guest.online' || !settings.firstVisitsOnly || (data as { isFirst: boolean }).isFirst
}

function isNotice(kind: string): kind is NoticeKind {
  return Object.hasOwn(NOTICES, kind)
}

type Bundle = { pageId: string; id: string; kind: NoticeKind; openedAt: string; count: number; items: Item[] }

/** Sends the messages that are due, each once. @returns how many it took. @throws when one could not be written, after the others. */
export async function sendDueNotices(services: Services): Promise<number> {
  for (let count = 0, fault: unknown; ; count++) {
    const taken: { bundle?: Bundle } = {}
    try {
      if (await services.db.asSystem((tx) => sendOne(services, tx, taken))) continue
    } catch (error) {
      if (!taken.bundle) throw error
      fault ??= error
      await postpone(services, taken.bundle)
      continue
    }
    if (fault) throw fault
    return count
  }
}

/** A bundle that fails is retried later and blocks no other. */
async function postpone({ db, clock }: Services, { pageId, id }: Bundle): Promise<void> {
  const at = new Date(clock.now().getTime() + RETRY_SECONDS * 1000)
  await db.asSystem((tx) =>
    tx.run(sql`update notification_bundles set due_at = ${at} where page_id = ${pageId} and id = ${id}`),
  )
}

async function sendOne(services: Services, tx: Tx, taken: { bundle?: Bundle }): Promise<boolean> {
  const now = services.clock.now()
  const bundle = await tx.first(sql<Bundle>`
    select b.page_id, b.id, b.kind, b.opened_at, b.count, b.items
    from notification_bundles b join pages p on p.id = b.page_id and p.deleted_at is null
    where b.sent_at is null and b.due_at <= ${now} order by b.due_at limit 1 for update of b skip locked`)
  if (!bundle) return false
  taken.bundle = bundle
  const settings = await readSettings(tx, bundle.pageId)
  const at = settings ? afterQuiet(settings.quietHours, settings.timeZone, now) : now
  const mine = sql`page_id = ${bundle.pageId} and id = ${bundle.id}`
  if (at > now) await tx.run(sql`update notification_bundles set due_at = ${at} where ${mine}`)
  else {
    await tx.run(sql`update notification_bundles set sent_at = ${now}, items = '[]' where ${mine}`)
    const isStale = now.getTime() - Date.parse(bundle.openedAt) > STALE_HOURS * 3600_000
    if (settings && isNotice(bundle.kind) && !isStale) await sendBundle(services, tx, bundle, settings, now)
  }
  return true
}

async function sendBundle(
  services: Services,
  tx: Tx,
  bundle: Bundle,
  settings: PageSettings,
  now: Date,
): Promise<void> {
  const rule = settings.rules[bundle.kind]
  const owners = OWN_NOTICES.includes(bundle.kind) ? bundle.items.flatMap(({ uid }) => (uid ? [String(uid)] : [])) : []
  const toOwners = { ...rule, people: [...new Set([...rule.people, ...owners])] }
  const receivers = await readReceivers(tx, bundle.pageId, toOwners, NOTICES[bundle.kind], now)
  const chats = await readChats(tx, bundle.pageId, bundle.kind)
  if (receivers.length + chats.length === 0) return
  const faces = await facePeople(tx, bundle.pageId, bundle.items)
  const page = { pageId: bundle.pageId, settings }
  for (const receiver of receivers)
    await queueNotice(
      services,
      tx,
      page,
      receiver,
      noticeText(shownOf(partOf(bundle, rule, receiver)), settings, faces, receiver),
      faces.guestIds,
    )
  for (const { id, language } of chats) {
    const notice = noticeText(shownOf(bundle), settings, faces, { language, canReadIdentity: false })
    await queueChatNotice(services, tx, bundle.pageId, id, notice)
  }
}

/** Recipients of a rule get everything; other members get what concerns them alone. */
function partOf(bundle: Bundle, { roles, people }: Rule, { uid, role }: Receiver): Bundle {
  const isNamed = roles.includes(role) || people.includes(uid)
  if (isNamed || !OWN_NOTICES.includes(bundle.kind)) return bundle
  const items = bundle.items.filter((item) => item['uid'] === uid)
  return { ...bundle, items, count: items.length }
}

/** The first few; the rest is a number. */
function shownOf(bundle: Bundle): Bundle {
  return { ...bundle, items: bundle.items.slice(0, MOST_ITEMS) }
}

/** Forgets what was sent a day ago. */
export async function clearNotices(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from notification_bundles where sent_at < ${new Date(now.getTime() - KEPT_HOURS * 3600_000)}`)
}
