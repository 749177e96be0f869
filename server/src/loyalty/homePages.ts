// A guest's points on the phone.
import type { FastifyInstance } from 'fastify'
import type { GuestPoints } from '@portico/contract/loyalty.ts'
import { textIn, type Text } from '@portico/portal/text.ts'
import type { Language } from '@portico/locales/languages.ts'
import { sql } from '../core/db/database.ts'
import type { HomePart } from '../core/feature.ts'
import type { Services } from '../core/services.ts'
import { homePages, showHome, type HomeGuest } from '../home/index.ts'
import type { Reply } from '../portal/index.ts'
import { isHeldOut } from './groups.ts'
import { readGuestPoints, readStatement } from './statement.ts'

const SHOWN = 50

/** Registers `/home/…/points`. */
export function pointPages(app: FastifyInstance, services: Services): void {
  homePages(app, services).get('/points', (guest) => showPoints(guest))
}

async function showPoints(guest: HomeGuest): Promise<Reply> {
  const { tx, pageId, guestId, language, href, services } = guest
  const t = textIn(language)
  const of = { pageId, guestId, at: services.clock.now() }
  const points = await readGuestPoints(tx, of)
  const { rows } = await readStatement(tx, of, { unit: 'point', limit: SHOWN, skip: 0 })
  const zone = await tx.first(sql<{ timeZone: string }>`select time_zone from pages where id = ${pageId}`)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: zone!.timeZone })
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  return showHome(guest, {
    kind: 'homePoints',
    backHref: href,
    lead: t('tasks.points.lead', { points: points.point.available }),
    facts: factsOf(points, { language, t, timeZone: zone!.timeZone }),
    rows: rows
      .filter(({ change }) => change !== 0)
      .map(({ reason, name, at, change }) => ({
        title: [t(`tasks.points.reasons.${reason}`), name].filter(Boolean).join(' · '),
        at: when.format(new Date(at)),
        change: signed.format(change),
      })),
  })
}

type Words = { language: Language; t: Text; timeZone: string }

function factsOf({ point, tier, next, lapses }: GuestPoints, { language, t, timeZone }: Words): string[] {
  // It lapses as that day ends, which is the next one's midnight.
  const day = (at: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone }).format(new Date(Date.parse(at) - 1))
  return [
    ...(tier ? [t('tasks.points.tier', { name: tier.name })] : []),
    ...(next ? [t('tasks.points.next', { points: next.missing, name: next.name })] : []),
    ...(point.held > 0 ? [t('tasks.points.held', { points: point.held })] : []),
    ...(lapses ? [t('tasks.points.lapses', { points: lapses.points, day: day(lapses.at) })] : []),
  ]
}

/** What the guest has, for those who have something or can get it. */
export const pointTile: HomePart = async (tx, { pageId, guestId, language, href, now }) => {
  if (!guestId || (await isHeldOut(tx, pageId, guestId))) return []
  const points = await readGuestPoints(tx, { pageId, guestId, at: now })
  const { available, held } = points.point
  if (available === 0 && held === 0 && points.earned === 0) return []
  const t = textIn(language)
  const line =
    (points.next && t('tasks.points.next', { points: points.next.missing, name: points.next.name })) ??
    (points.tier ? t('tasks.points.tier', { name: points.tier.name }) : t('tasks.lead'))
  const count = new Intl.NumberFormat(language).format(available)
  return [{ order: 10, icon: 'points', title: t('tasks.points.title'), line, count, href: `${href}/points` }]
}
