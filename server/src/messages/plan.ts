// What a campaign was started with: its ways, condition and prices. Templates and segments may change while it is sent.
import type { Condition } from '@portico/contract/segments/condition.ts'
import { MessageContent } from '@portico/contract/messages/content.ts'
import { channelOf, type MessageChannel } from '@portico/contract/messages/kinds.ts'
import { lacksOf } from '@portico/contract/messages/readiness.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Services } from '../core/services.ts'
import { readCondition } from '../segments/index.ts'
import { openChannels } from './channels/open.ts'
import { linksOf } from './links.ts'

export type Way = {
  templateId: string
  channel: MessageChannel
  content: MessageContent
  isApproved: boolean
  /** Whether anything sends it for this page. */
  isOpen: boolean
  /** By the page's own provider. */
  isOwn: boolean
  /** Of one message, or of one part of a text message, in minor units. */
  price: number
}

export type Plan = {
  ways: Way[]
  /** Null means everybody. */
  condition: Condition | null
  links: string[]
}

type Of = { segmentId: string | null; ways: readonly string[] }

/** @throws segment/not-found, message/template-not-found, message/template-unfinished */
export async function readPlan(services: Services, tx: Tx, pageId: string, { segmentId, ways }: Of): Promise<Plan> {
  const rows = await tx.rows(sql<{ id: string; content: unknown; approval: string }>`
    select id, content, approval from message_templates where page_id = ${pageId} and id = any(${[...ways]}::uuid[])`)
  const open = await openChannels(services, tx, pageId)
  const made = ways.map((id): Way => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw fail('message/template-not-found')
    const content = MessageContent.parse(row.content)
    if (lacksOf(content).length > 0) throw fail('message/template-unfinished')
    const channel = channelOf(content.kind)
    const { isOpen, isOwn, price } = open[channel]
    return { templateId: id, channel, content, isApproved: row.approval === 'approved', isOpen, isOwn, price }
  })
  const condition = segmentId ? await readCondition(tx, pageId, segmentId) : null
  const links = [...new Set(made.flatMap(({ content }) => linksOf(content).map(({ address }) => address)))]
  return { ways: made, condition, links }
}
