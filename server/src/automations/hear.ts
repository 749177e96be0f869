// Triggers that something tells of: guests come in as it happens.
import { AutomationContent, type Trigger } from '@portico/contract/automations/content.ts'
import type { TriggerKind } from '@portico/contract/automations/kinds.ts'
import { matchKeyword } from '@portico/contract/keywords.ts'
import { prepare, sql, type Tx } from '../core/db/database.ts'
import type { DomainEvent, EventConsumer } from '../core/eventConsumer.ts'
import type { Services } from '../core/services.ts'
import { choosePagesRunning } from '../core/subscription.ts'
import { readGuestText } from '../inbox/index.ts'
import { findZaloUser } from '../zalo/index.ts'
import { enterGuests } from './enter.ts'

/** Which triggers an event may pull. */
const TRIGGERS_OF: Partial<Record<DomainEvent['kind'], readonly TriggerKind[]>> = {
  'guest.online': ['first-visit', 'visit'],
  'review.created': ['score'],
  'gift.accepted': ['gift-ready'],
  'zalo.followed': ['followed'],
  'zalo.linked': ['followed'],
  'conversation.message': ['keyword'],
}

type Listening = { pageId: string; id: string; version: number; trigger: Trigger }

const selectListening = prepare<Omit<Listening, 'trigger'> & { trigger: unknown }>(`
  select a.page_id, a.id, a.version, v.content -> 'trigger' as trigger from automations a
  join automation_versions v on v.page_id = a.page_id and v.automation_id = a.id and v.version = a.version
  where a.page_id = any($1::uuid[]) and a.is_active and v.content -> 'trigger' ->> 'on' = any($2::text[])`)

async function readListening(tx: Tx, pageIds: readonly string[], kinds: readonly TriggerKind[]): Promise<Listening[]> {
  const rows = await tx.rows(selectListening(pageIds, kinds))
  return rows.map((row) => ({ ...row, trigger: AutomationContent.shape.trigger.parse(row.trigger) }))
}

/** Brings in those whose moment an event is. */
export function hearTriggers({ clock }: Pick<Services, 'clock'>): EventConsumer {
  return {
    async choose(tx, events) {
      const known = events.filter(({ kind }) => TRIGGERS_OF[kind])
      if (known.length === 0) return []
      const kinds = [...new Set(known.flatMap(({ kind }) => TRIGGERS_OF[kind] ?? []))]
      const listening = await readListening(tx, [...new Set(known.map(({ pageId }) => pageId))], kinds)
      const isHeard = ({ pageId, kind }: DomainEvent) =>
        listening.some((one) => one.pageId === pageId && TRIGGERS_OF[kind]?.includes(one.trigger.on))
      const heard = known.filter(isHeard)
      const pages = heard.map(({ pageId }) => pageId)
      const running = await choosePagesRunning(tx, pages, 'automation', clock.now())
      return heard.filter(({ pageId }) => running.has(pageId))
    },

    async take(tx, event) {
      const listening = await readListening(tx, [event.pageId], TRIGGERS_OF[event.kind] ?? [])
      const moment = listening.length > 0 ? await readMoment(tx, event) : undefined
      if (!moment) return
      const { guestId, occasion } = moment
      const pulled = listening.filter(({ trigger }) => isPulled(trigger, moment))
      const entries = pulled.map(({ id: automationId, version }) => ({
        pageId: event.pageId,
        automationId,
        version,
        guestId,
        occasion,
      }))
      await enterGuests(tx, entries, clock.now())
    },
  }
}

/** Whose moment it is; what triggers ask of it. */
type Occasion = {
  guestId: string
  occasion: string
  isFirst?: boolean
  visits?: number
  /** In stars. */
  score?: number
  giftId?: string
  text?: string
}

async function readMoment(tx: Tx, event: DomainEvent): Promise<Occasion | undefined> {
  const { pageId } = event
  switch (event.kind) {
    case 'guest.online': {
      const { guestId, visitId, isFirst } = event.data
      return { guestId, occasion: `visit ${visitId}`, isFirst, visits: await countVisits(tx, pageId, guestId) }
    }
    case 'review.created':
      return { guestId: event.data.guestId, occasion: `review ${event.data.reviewId}`, score: event.data.score }
    case 'gift.accepted':
      return { guestId: event.data.guestId, occasion: `gift ${event.data.orderId}`, giftId: event.data.giftId }
    case 'zalo.followed':
    case 'zalo.linked': {
      const user = await findZaloUser(tx, pageId, event.data.userId)
      if (!user?.guestId || !user.isFollower) return undefined
      return { guestId: user.guestId, occasion: `follow ${event.data.userId}` }
    }
    case 'conversation.message': {
      const { guestId, messageId } = event.data
      if (!guestId) return undefined
      return { guestId, occasion: `message ${messageId}`, text: await readGuestText(tx, pageId, messageId) }
    }
    default:
      return undefined
  }
}

async function countVisits(tx: Tx, pageId: string, guestId: string): Promise<number> {
  const row = await tx.first(sql<{ visits: number }>`
    select visits from guests where page_id = ${pageId} and id = ${guestId}`)
  return row?.visits ?? 0
}

function isPulled(trigger: Trigger, moment: Occasion): boolean {
  switch (trigger.on) {
    case 'first-visit':
      return moment.isFirst === true
    case 'visit':
      return moment.visits === trigger.count
    case 'score':
      return moment.score !== undefined && moment.score <= trigger.most
    case 'gift-ready':
      return trigger.giftId === null || trigger.giftId === moment.giftId
    case 'followed':
      return true
    case 'keyword':
      return moment.text !== undefined && matchKeyword(moment.text, trigger.words) !== undefined
    default:
      return false
  }
}
