// What Zalo tells of messages: that one arrived, was looked at or answered, and what became of a template.
import { sql, type Tx } from '../core/db/database.ts'
import type { DomainEvent, EventConsumer } from '../core/eventConsumer.ts'
import { findZaloUser } from '../zalo/index.ts'
import { noteAnswer } from './answers.ts'

const KINDS = new Set(['zalo.message', 'zalo.receipt', 'zalo.templateChanged'])

/** Follows the messages of campaigns. */
export function hearZalo(): EventConsumer {
  return {
    choose: async (_tx, happenings) => happenings.filter(({ kind }) => KINDS.has(kind)),
    async take(tx, happening) {
      if (happening.kind === 'zalo.receipt') await noteReceipt(tx, happening)
      if (happening.kind === 'zalo.message') await noteReply(tx, happening)
      if (happening.kind === 'zalo.templateChanged') await noteApproval(tx, happening)
    },
  }
}

type Of<Kind extends DomainEvent['kind']> = Extract<DomainEvent, { kind: Kind }>

async function noteReceipt(tx: Tx, { pageId, at, data }: Of<'zalo.receipt'>): Promise<void> {
  const isSeen = data.is === 'seen'
  // Who saw it has got it.
  const changed = await tx.run(sql`
    update message_sends set delivered_at = coalesce(delivered_at, ${at}), seen_at = case when ${isSeen} then coalesce(seen_at, ${at}) else seen_at end
    where page_id = ${pageId} and (provider_id = ${data.messageId} or (key = ${data.trackingId} and ${data.trackingId} <> ''))`)
  if (changed > 0) tx.notify(pageId, 'messages')
}

async function noteReply(tx: Tx, { pageId, at, data }: Of<'zalo.message'>): Promise<void> {
  if (data.direction !== 'in') return
  const user = await findZaloUser(tx, pageId, data.userId)
  if (user?.guestId) await noteAnswer(tx, { pageId, guestId: user.guestId, channels: ['zalo', 'zns'], at })
}

/** Zalo's words for the states of a template, and ours. */
const APPROVAL_OF: Record<string, string> = {
  PENDING_REVIEW: 'pending',
  ENABLE: 'approved',
  REJECT: 'rejected',
  DISABLE: 'disabled',
  DELETE: 'disabled',
}

async function noteApproval(tx: Tx, { pageId, data }: Of<'zalo.templateChanged'>): Promise<void> {
  await writeApproval(tx, pageId, data)
}

/** Writes down what Zalo says of a template, wherever it is used. */
export async function writeApproval(
  tx: Tx,
  pageId: string,
  { templateId, status, reason }: { templateId: string; status: string; reason: string },
): Promise<void> {
  const changed = await tx.run(sql`
    update message_templates set approval = ${APPROVAL_OF[status] ?? 'unknown'}, approval_reason = ${reason}
    where page_id = ${pageId} and kind = 'zns' and content -> 'zns' ->> 'templateId' = ${templateId}
      and (approval, approval_reason) is distinct from (${APPROVAL_OF[status] ?? 'unknown'}, ${reason})`)
  if (changed > 0) tx.notify(pageId, 'messages')
}
