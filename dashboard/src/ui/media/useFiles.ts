import { media, type File } from '@portico/contract/media.ts'
import { useInvalidate, useReply } from '../../core/keys.ts'
import { usePage } from '../../core/page.ts'
import type { FilterOf } from '../../core/useList.ts'

/** Media are looked at by twenty (specification §9). */
export const PAGE_SIZE = 20

export type FileFilter = Omit<FilterOf<typeof media>, 'pageId'>

/** One page of the library in the specification's own terms. @param currentPage the first is 1. */
export function useFiles(filter: FileFilter, currentPage: number) {
  const invalidate = useInvalidate()
  const pageId = usePage((state) => state.pageId) ?? ''
  const query = useReply(
    media.list,
    { query: { ...filter, pageId, limit: PAGE_SIZE, skip: (currentPage - 1) * PAGE_SIZE } },
    { hasLast: true },
  )
  const total = query.data?.count ?? 0
  return {
    files: query.data?.rows ?? ([] as File[]),
    total,
    currentPage,
    pageSize: PAGE_SIZE,
    totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    loading: query.isPending,
    error: query.error,
    reload: () => query.refetch(),
    /** Asks for everything about media again. */
    refresh: () => invalidate(media),
  }
}

/** Space, folders and tags of the selected page. */
export function useMediaSummary() {
  return useReply(media.summary, {}).data
}
