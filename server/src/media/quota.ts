// How much a page may store, and how much it does. What was deleted counts until it is gone for good.
import { planHas, type Subscription } from '@portico/contract/access.ts'
import { DEFAULT_QUOTA_BYTES, MEGABYTE } from '@portico/contract/media/limits.ts'
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { SUBSCRIPTION } from '../core/subscription.ts'

export type Space = { usedBytes: number; deletedBytes: number; limitBytes: number; canUploadVideo: boolean }

/** A page's quota and use. A plan may set `storageMb` in its other_metrics. */
export async function readSpace(tx: Tx, pageId: string, now: Date): Promise<Space> {
  const used = await tx.first(sql<{ used: number; deleted: number }>`
    select coalesce(sum(size_bytes), 0)::bigint as used,
      coalesce(sum(size_bytes) filter (where deleted_at is not null), 0)::bigint as deleted
    from media_files where page_id = ${pageId}`)
  const plan = await tx.first(sql<{ subscription: Subscription; megabytes: unknown }>`
    select ${SUBSCRIPTION} as subscription, l.other_metrics -> 'storageMb' as megabytes
    from subscriptions s join plans l on l.id = s.plan_id where s.page_id = ${pageId}`)
  const megabytes = typeof plan?.megabytes === 'number' && plan.megabytes >= 0 ? plan.megabytes : undefined
  return {
    usedBytes: used?.used ?? 0,
    deletedBytes: used?.deleted ?? 0,
    limitBytes: megabytes === undefined ? DEFAULT_QUOTA_BYTES : Math.round(megabytes * MEGABYTE),
    canUploadVideo: planHas(plan?.subscription, 'videoUpload', now),
  }
}

/** @throws media/over-quota when this many bytes more would not fit. */
export function refuseOverQuota({ usedBytes, limitBytes }: Space, more: number): void {
  if (usedBytes + more > limitBytes) throw fail('media/over-quota')
}
