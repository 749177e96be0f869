// Every visit is one, and worth points where the venue says so.
import type { EventConsumer } from '../core/eventConsumer.ts'
import { joinGroup } from './groups.ts'
import { readSettings } from './settings.ts'
import { rewardGuest } from './rewardGuest.ts'
import { earnUnits } from './units.ts'

/** Counts visits as they begin, each once. */
export function countVisits(): EventConsumer {
  return {
    async choose(tx, events) {
      const visits = events.filter(({ kind }) => kind === 'guest.online')
      const pages = new Set(visits.map(({ pageId }) => pageId))
      for (const pageId of pages) if (!(await readSettings(tx, pageId)).isOn) pages.delete(pageId)
      return visits.filter(({ pageId }) => pages.has(pageId))
    },
    async take(tx, { kind, pageId, data, at }) {
      if (kind !== 'guest.online') return
      const { visitId, guestId } = data
      const of = { pageId, guestId, at, reason: { kind: 'visit', id: visitId } } as const
      const { visitPoints, holdOut } = await readSettings(tx, pageId)
      if (await joinGroup(tx, { pageId, guestId, at }, holdOut)) return
      const { isNew } = await earnUnits(tx, { ...of, unit: 'visit', amount: 1, key: `visit:${visitId}` })
      if (isNew) await rewardGuest(tx, { ...of, amount: visitPoints, key: `visit-points:${visitId}` })
    },
  }
}
