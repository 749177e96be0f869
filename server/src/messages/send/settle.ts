// What became of messages, written down for a whole batch at once. A worker that comes back after its lease changes nothing.
import { sql, type Tx } from '../../core/db/database.ts'
import { backOffSeconds } from '../../core/jobs/leasedQueue.ts'
import type { SendOutcome } from '../channels/channel.ts'

export type SettledSend = {
  id: string
  guestId: string | null
  /** Which try it was: a later one is somebody else's. */
  tries: number
  state: 'waiting' | 'sent' | 'unknown' | 'failed' | 'skipped'
  reason?: string
  detail?: string
  nextAt?: Date
  providerId?: string
  isUntried?: boolean
}

const MOST_TRIES = 6
const WAITS = { first: 30, longest: 3600 }

type Of = { pageId: string; campaignId: string }

/** Writes down what became of messages. */
export async function settle(
  tx: Tx,
  { pageId, campaignId }: Of,
  rows: readonly SettledSend[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const written = rows.map(({ id, tries, state, reason = '', detail = '', nextAt = now, providerId, isUntried }) => ({
    id,
    tries,
    state,
    reason,
    detail: detail.slice(0, 300),
    next_at: nextAt.toISOString(),
    provider_id: providerId ?? null,
    spent: isUntried ? 1 : 0,
    sent_at: state === 'sent' || state === 'unknown' ? now.toISOString() : null,
  }))
  await tx.run(sql`
    update message_sends s set state = r.state, reason = r.reason, detail = r.detail, next_at = r.next_at,
      tries = s.tries - r.spent, provider_id = r.provider_id, sent_at = r.sent_at,
      is_flagged = s.is_flagged or r.state = 'unknown', cost = case when r.state in ('sent', 'unknown', 'waiting') then s.cost else 0 end
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r (
      id uuid, tries smallint, state text, reason text, detail text, next_at timestamptz, provider_id text, spent smallint, sent_at timestamptz)
    where s.page_id = ${pageId} and s.campaign_id = ${campaignId} and s.id = r.id and s.state = 'sending' and s.tries = r.tries`)
}

/** What follows from an answer of a provider. */
export function settledBy(
  outcome: SendOutcome,
  row: Pick<SettledSend, 'id' | 'guestId' | 'tries'>,
  now: Date,
): SettledSend {
  if (outcome.isSent) return { ...row, state: 'sent', ...(outcome.providerId && { providerId: outcome.providerId }) }
  const { kind, detail, retryAt, isBounce } = outcome
  if (kind === 'unknown') return { ...row, state: 'unknown', reason: 'no-answer', detail }
  if (kind === 'permanent') return { ...row, state: 'failed', reason: isBounce ? 'bounced' : 'refused', detail }
  // Neither the guest nor the message is at fault: it does not count as a try.
  if (kind === 'wait' || kind === 'config')
    return { ...row, state: 'waiting', detail, isUntried: true, nextAt: retryAt ?? now }
  if (row.tries >= MOST_TRIES) return { ...row, state: 'failed', reason: 'gave-up', detail }
  const seconds = backOffSeconds(row.tries - 1, WAITS)
  return { ...row, state: 'waiting', detail, nextAt: retryAt ?? new Date(now.getTime() + seconds * 1000) }
}
