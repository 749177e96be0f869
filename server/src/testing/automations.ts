// Automations that tests publish, and the work they do by themselves.
import { expect } from 'vitest'
import { automations, type Automation } from '@portico/contract/automations.ts'
import { tags } from '@portico/contract/profiles/tags.ts'
import { ANYBODY, type AutomationContent, type AutomationStep } from '@portico/contract/automations/content.ts'
import { startAutomations } from '../automations/engine/work.ts'
import { sql } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { newId } from '../core/id.ts'
import type { RunningServer } from '../processes/all.ts'
import { send, type Venue } from './given.ts'
import { tokenOf } from './messages.ts'

/** Without the place, the main way is meant. */
type Step = AutomationStep extends infer One
  ? One extends AutomationStep
    ? Omit<One, 'under' | 'arm'> & Partial<Pick<One, 'under' | 'arm'>>
    : never
  : never
type Draft = Partial<Omit<AutomationContent, 'steps'>> & { steps: readonly Step[] }

export function contentOf({ steps, ...rest }: Draft): AutomationContent {
  return {
    trigger: { on: 'first-visit' },
    who: ANYBODY,
    again: null,
    exit: null,
    ...rest,
    steps: steps.map((step) => ({ under: '', arm: '', ...step })),
  }
}

/** Drafts it, and publishes it unless `isPublished` is false. */
export async function givenAutomation(
  running: RunningServer,
  page: Venue,
  draft: Draft,
  { name = 'Kịch bản', isPublished = true } = {},
): Promise<Automation> {
  const as = { token: await tokenOf(running, page) }
  const made = await send(running, automations.create, { body: { name, content: contentOf(draft) } }, as)
  if (!isPublished) return made
  return send(running, automations.publish, { params: { id: made.id }, body: { use: true } }, as)
}

/** A guest comes online for the first time, as far as automations hear. */
export async function comesOnline(
  { services }: RunningServer,
  page: Venue,
  guestId: string,
  { isFirst = true } = {},
): Promise<void> {
  const at = services.clock.now()
  const data = { visitId: newId(at), guestId, nas_id: 'ap-1', isFirst }
  await services.db.asSystem((tx) => publishEvent(tx, { pageId: page.eid, kind: 'guest.online', data, at }))
  const waiting = () =>
    services.db.asSystem((tx) =>
      tx.rows(sql`select 1 from happenings where page_id = ${page.eid} and kind = 'guest.online' and done_at is null`),
    )
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([])
}

/** Everything that is due now is done: by this worker, or by the server's own. */
export async function moveOn({ services, jobs }: RunningServer): Promise<void> {
  await jobs.run('automations.look')
  const worker = startAutomations(services)
  const isOver = async () => {
    await worker.round()
    const due = await services.db.asSystem((tx) =>
      tx.first(sql`select 1 from automation_people where state = 'open' and due_at <= ${services.clock.now()}`),
    )
    return due === undefined
  }
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true)
  await worker.close()
}

type StoredPassage = {
  id: string
  automationId: string
  guestId: string | null
  version: number
  stepId: string
  state: string
  occasion: string
}

export function storedPeople({ services }: Pick<RunningServer, 'services'>, page: Venue): Promise<StoredPassage[]> {
  return services.db.asSystem((tx) =>
    tx.rows(sql<StoredPassage>`
      select id, automation_id, guest_id, version, step_id, state, occasion from automation_people
      where page_id = ${page.eid} order by entered_at, id`),
  )
}

type StoredLine = {
  entryId: string
  stepId: string
  result: string
  reason: string
  detail: string
  at: string
  dueAt: string
}

/** The log of a page, or of one guest, in the order it happened. */
export function storedLog({ services }: RunningServer, page: Venue, guestId?: string): Promise<StoredLine[]> {
  return services.db.asSystem((tx) =>
    tx.rows(sql<StoredLine>`
      select entry_id, step_id, result, reason, detail, at, due_at from automation_log
      where page_id = ${page.eid} and (${guestId ?? null}::uuid is null or guest_id = ${guestId ?? null})
      order by at, taken`),
  )
}

/** A tag of the venue. @returns its id */
export async function givenTag(running: RunningServer, page: Venue, name: string): Promise<string> {
  const as = { token: await tokenOf(running, page) }
  return (await send(running, tags.create, { body: { name, colour: 'blue', rule: null } }, as)).id
}

/** The tags a guest has. */
export async function tagsOf({ services }: RunningServer, page: Venue, guestId: string): Promise<string[]> {
  const rows = await services.db.asSystem((tx) =>
    tx.rows(sql<{ tagId: string }>`
      select tag_id from tagged_guests where page_id = ${page.eid} and guest_id = ${guestId} order by at, tag_id`),
  )
  return rows.map(({ tagId }) => tagId)
}
