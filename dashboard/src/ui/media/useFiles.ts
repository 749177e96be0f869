import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { media, type File } from '@portico/contract/media.ts'
import { api } from '../../core/api.ts'
import { usePage } from '../../core/page.ts'

/** Media are looked at by twenty (specification §9). */
export const PAGE_SIZE = 20

export type FileFilter = { search?: string; folder?: string; tag?: string; type?: 'i' | 'v'; deleted?: 'true' }

/** One page of the library in the specification's own terms. @param currentPage the first is 1. */
export function useFiles(filter: FileFilter, currentPage: number) {
  const client = useQueryClient()
  const pageId = usePage((state) => state.pageId) ?? ''
  const query = useQuery({
    queryKey: ['media', pageId, 'list', filter, currentPage],
    queryFn: ({ signal }) =>
      api(media.list, { query: { ...filter, pageId, limit: PAGE_SIZE, skip: (currentPage - 1) * PAGE_SIZE } }, signal),
    placeholderData: keepPreviousData,
  })
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
    refresh: () => client.invalidateQueries({ queryKey: ['media'] }),
  }
}

/** Space, folders and tags of the selected page. */
export function useMediaSummary() {
  const pageId = usePage((state) => state.pageId) ?? ''
  return useQuery({
    queryKey: ['media', pageId, 'summary'],
    queryFn: ({ signal }) => api(media.summary, {}, signal),
  }).data
}
