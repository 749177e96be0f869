// How much a page may store, and how much it does. What was deleted counts until it is gone for good.
import { DEFAULT_QUOTA_BYTES, MEGABYTE } from '@portico/contract/media/limits.ts'
import { fail } from '../core/fail.ts'
import { isPaidFor } from '../core/http/access.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { readPlanLimit } from '../plans/index.ts'

export type Space = { usedBytes: number; deletedBytes: number; limitBytes: number; canUploadVideo: boolean }

/** A page's quota and use; a plan without a limit of its own has the usual one. */
export async function readSpace(tx: Tx, pageId: string, now: Date): Promise<Space> {
  const used = await tx.first(sql<{ used: number; deleted: number }>`
    select coalesce(sum(size_bytes), 0)::bigint as used,
      coalesce(sum(size_bytes) filter (where deleted_at is not null), 0)::bigint as deleted
    from media_files where page_id = ${pageId}`)
  const megabytes = await readPlanLimit(tx, { pageId, name: 'storageMb', now })
  return {
    usedBytes: used?.used ?? 0,
    deletedBytes: used?.deleted ?? 0,
    limitBytes: megabytes === undefined ? DEFAULT_QUOTA_BYTES : megabytes * MEGABYTE,
    canUploadVideo: await isPaidFor(tx, pageId, 'videoUpload', now),
  }
}

/** @throws media/over-quota when this many bytes more would not fit. */
export function refuseOverQuota({ usedBytes, limitBytes }: Space, more: number): void {
  if (usedBytes + more > limitBytes) throw fail('media/over-quota')
}
