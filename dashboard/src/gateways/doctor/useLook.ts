import { doctor } from '@portico/contract/gateways/doctor.ts'
import { useReply } from '../../core/keys.ts'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { fetchAgain } from '../../core/fetchAgain.ts'

const EVERY_SECONDS = 15

/** The last hour, kept fresh. */
export function useLastHour() {
  const query = useReply(doctor.venue, {})
  useLiveReload(['sessions', 'devices'], () => fetchAgain(query), EVERY_SECONDS)
  return query
}

/** One guest, phone or gateway, kept fresh while somebody tries. */
export function useExamination(of: string) {
  const query = useReply(doctor.examine, { query: { of } })
  useLiveReload(['sessions', 'devices'], () => fetchAgain(query), EVERY_SECONDS)
  return query
}
