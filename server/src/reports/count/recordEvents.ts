// Records what happens to guests; the feature that makes it happen calls this.
import type { Slot, Variant } from '@portico/contract/campaigns/kinds.ts'
import type { Tx } from '../../core/db/database.ts'
import { noteGuestChanges } from '../../core/guestChanges.ts'
import { newId } from '../../core/id.ts'
import { rebuild } from './rebuildDays.ts'
import { storeEvents, storeHistory, type StoredEvent } from './storeEvents.ts'

/** Codes are stored. */
export const CODES = {
  seen: 1,
  started: 2,
  'step.viewed': 3,
  'step.done': 4,
  verified: 5,
  online: 6,
  ended: 7,
  impression: 8,
  click: 9,
  answer: 10,
  lead: 11,
  consent: 12,
  contact: 13,
} as const

/** Forms an answer can have. */
export const FORMS = { choice: 0, rating: 1, nps: 2, text: 3 } as const

type Common = {
  pageId: string
  at: Date
  /** What it happened to. The same id, kind and moment again is the same event, so a retry counts nothing twice. */
  id?: string
  guestId?: string
  gatewayId?: string
  /** From {@link packAgent}. */
  agent?: number | null
}

/** One thing that happened. */
export type GuestEvent = Common &
  (
    | { kind: 'seen' | 'started' | 'verified' }
    | { kind: 'step.viewed' | 'step.done'; step: string }
    /** `id` is the visit. */
    | { kind: 'online'; id: string; guestId: string; isFirst: boolean }
    /** `seconds` since coming online; `before` what an earlier end of this same visit said. `bytes` since then. */
    | { kind: 'ended'; id: string; guestId: string; seconds: number; before?: number | null; bytes: number }
    /** Where on the portal, and which variant. */
    | { kind: 'impression' | 'click'; campaignId: string; slot?: Slot | 'design'; variant?: Variant }
    | { kind: 'answer'; question: string; form: 'choice'; value: string }
    | { kind: 'answer'; question: string; form: 'rating' | 'nps'; score: number }
    | { kind: 'answer'; question: string; form: 'text'; text: string }
    /** `id` is the lead; `isNew` when it was made, otherwise it came into another stage. */
    | { kind: 'lead'; id: string; stage: string; source: string; isNew: boolean }
    /** Asked for messages, and said yes or no. */
    | { kind: 'consent'; isGiven: boolean }
    /** Left a phone number or e-mail; a second time, `isProved`, when a code sent there came back. */
    | { kind: 'contact'; isProved: boolean }
  )

/** Kinds that a guest's profile shows. */
const PROFILED: ReadonlySet<GuestEvent['kind']> = new Set(['online', 'ended', 'answer', 'impression', 'click'])

const waiting = new WeakMap<Tx, GuestEvent[]>()

/**
 * Writes events down and counts them, with the transaction that made them happen: both are there, or neither.
 * All of a transaction go in one statement right before its commit.
 */
export async function recordEvents(tx: Tx, events: readonly GuestEvent[]): Promise<void> {
  for (const event of events) if (PROFILED.has(event.kind)) noteGuestChanges(tx, event.pageId, [event.guestId])
  const before = waiting.get(tx)
  if (before) return void before.push(...events)
  if (events.length === 0) return
  const all = [...events]
  waiting.set(tx, all)
  tx.atEnd(async () => {
    waiting.delete(tx)
    storeEvents(tx, all.map(rowOf))
    for (const pageId of new Set(all.map((event) => event.pageId))) tx.notify(pageId, 'reports')
  })
}

const IMPORTED_AT_ONCE = 10_000

/** Takes in what happened on a page before, all at once; days that have events already are counted again with these. */
export async function importEvents(tx: Tx, pageId: string, events: Iterable<GuestEvent>): Promise<void> {
  let batch: GuestEvent[] = []
  const store = async () => {
    await storeHistory(tx, batch.map(rowOf))
    batch = []
  }
  for (const event of events) if (batch.push(event) === IMPORTED_AT_ONCE) await store()
  await store()
  await rebuild(tx, { pageId, from: '-infinity', to: 'infinity' })
  tx.notify(pageId, 'reports')
}

const MAX_INT = 2_147_483_647
const whole = (value: number) => Math.max(0, Math.min(MAX_INT, Math.round(value)))

function rowOf(event: GuestEvent): StoredEvent {
  const row: StoredEvent = {
    pageId: event.pageId,
    at: event.at,
    kind: CODES[event.kind],
    id: event.id ?? newId(event.at),
    guestId: event.guestId ?? null,
    gatewayId: event.gatewayId ?? null,
    agent: event.agent ?? null,
    campaignId: null,
    amount: null,
    was: null,
    bytes: null,
    isFirst: null,
    key: null,
    value: null,
    body: null,
  }
  switch (event.kind) {
    case 'step.viewed':
    case 'step.done':
      return { ...row, key: event.step.slice(0, 128) }
    case 'online':
      return { ...row, isFirst: event.isFirst }
    case 'ended': {
      const was = event.before === undefined || event.before === null ? null : whole(event.before)
      return { ...row, amount: whole(event.seconds), was, bytes: Math.round(event.bytes) }
    }
    case 'impression':
    case 'click':
      return { ...row, campaignId: event.campaignId, key: event.slot ?? null, value: event.variant ?? null }
    case 'lead':
      return { ...row, key: event.stage.slice(0, 64), value: event.source.slice(0, 64), isFirst: event.isNew }
    case 'consent':
      return { ...row, isFirst: event.isGiven }
    case 'contact':
      return { ...row, isFirst: event.isProved }
    case 'answer':
      return { ...row, key: event.question.slice(0, 128), was: FORMS[event.form], ...answerColumns(event) }
    default:
      return row
  }
}

function answerColumns(event: Extract<GuestEvent, { kind: 'answer' }>): Partial<StoredEvent> {
  if (event.form === 'choice') return { value: event.value.slice(0, 200) }
  if (event.form === 'text') return { value: '', body: event.text.replaceAll('\0', '').toWellFormed().slice(0, 2000) }
  return { value: String(event.score), amount: whole(event.score) }
}
