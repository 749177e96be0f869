import { useQuery } from '@tanstack/react-query'
import { doctor } from '@portico/contract/gateways/doctor.ts'
import { api } from '../../core/api.ts'
import { usePage } from '../../core/page.ts'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { askAnew } from '../../core/askAnew.ts'

const EVERY_SECONDS = 15

/** The last hour, kept fresh. */
export function useLastHour() {
  const pageId = usePage((state) => state.pageId)
  const query = useQuery({
    queryKey: [doctor.venue.path, pageId],
    queryFn: ({ signal }) => api(doctor.venue, {}, signal),
  })
  useLiveReload(['sessions', 'devices'], () => askAnew(query), EVERY_SECONDS)
  return query
}

/** One guest, phone or gateway, kept fresh while somebody tries. */
export function useExamination(of: string) {
  const pageId = usePage((state) => state.pageId)
  const query = useQuery({
    queryKey: [doctor.examine.path, pageId, of],
    queryFn: ({ signal }) => api(doctor.examine, { query: { of } }, signal),
  })
  useLiveReload(['sessions', 'devices'], () => askAnew(query), EVERY_SECONDS)
  return query
}
