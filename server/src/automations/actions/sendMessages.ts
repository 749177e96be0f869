// Messages go through the sender of the messages feature. How many one guest gets of all automations together is decided here and
// nowhere else, while the guest is locked.
import type { StepOf } from '@portico/contract/automations/content.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { sql } from '../../core/db/database.ts'
import { writeToGuests, type SeriesOutcome } from '../../messages/index.ts'
import type { Batch } from '../engine/batch.ts'
import { readSettings } from '../settings.ts'
import type { At, StepAction, Outcome } from './action.ts'

type AtMessage = At<StepOf<'message'>>

export const sendMessages: StepAction<StepOf<'message'>> = async (batch, those) => {
  const hasRoom = await readRoom(batch, those)
  const outcomes = new Map<AtMessage, Outcome>()
  const keyOf = ({ move, step }: AtMessage) => `${move.automationId} ${move.version} ${step.id}`
  for (const group of Map.groupBy(those, keyOf).values()) {
    const allowed = group.filter(({ move }) => hasRoom(move.guestId ?? ''))
    for (const at of group) if (!allowed.includes(at)) outcomes.set(at, { result: 'skipped', reason: 'cap' })
    const written = await write(batch, allowed)
    for (const at of allowed) outcomes.set(at, outcomeOf(batch, at, written.get(at.move.id)))
  }
  return those.map((at) => outcomes.get(at)!)
}

/** Whether a guest may get one more, of the log and of this batch. */
async function readRoom({ tx, page, now, written }: Batch, those: readonly AtMessage[]) {
  const { mostADay, mostAWeek } = await readSettings(tx, page.id)
  const guestIds = those.flatMap(({ move }) => move.guestId ?? [])
  const rows = await tx.rows(sql<{ guestId: string; day: number; week: number }>`
    select guest_id, count(*) filter (where at > ${new Date(now.getTime() - DAY_MS)})::int as day, count(*)::int as week
    from automation_log
    where page_id = ${page.id} and guest_id = any(${guestIds}::uuid[]) and is_message and at > ${new Date(now.getTime() - 7 * DAY_MS)}
    group by guest_id`)
  const counts = new Map(rows.map((row) => [row.guestId, row]))
  return (guestId: string) => {
    const { day = 0, week = 0 } = counts.get(guestId) ?? {}
    const more = written.get(guestId) ?? 0
    return day + more < mostADay && week + more < mostAWeek
  }
}

async function write(batch: Batch, group: readonly AtMessage[]): Promise<Map<string, SeriesOutcome>> {
  const [first] = group
  if (!first) return new Map()
  const { services, tx, page, now } = batch
  const { automationId, version } = first.move
  const series = await tx.first(sql<{ campaignId: string }>`
    select campaign_id from automation_series
    where page_id = ${page.id} and automation_id = ${automationId} and version = ${version} and step_id = ${first.step.id}`)
  if (!series) throw new Error(`step ${first.step.id} of version ${version} has no series`)
  const to = group.map(({ move }) => ({ guestId: move.guestId ?? '', occasion: move.id }))
  return writeToGuests(services, tx, { pageId: page.id, seriesId: series.campaignId, to, now })
}

function outcomeOf({ written }: Batch, { move }: AtMessage, outcome: SeriesOutcome | undefined): Outcome {
  if (!outcome || 'reason' in outcome) return { result: 'skipped', reason: outcome?.reason ?? 'erased' }
  const guestId = move.guestId ?? ''
  written.set(guestId, (written.get(guestId) ?? 0) + 1)
  return { result: 'did', detail: outcome.channel, isMessage: true, sendId: outcome.sendId }
}
