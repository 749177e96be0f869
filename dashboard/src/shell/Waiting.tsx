import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { members } from '@portico/contract/members.ts'
import { api } from '../core/api.ts'
import { withWords } from '../core/language.ts'
import { useLive } from '../core/live.ts'

const WaitingList = lazy(() =>
  withWords(import('../members/WaitingList.tsx').then((file) => ({ default: file.WaitingList }))),
)

/** News of another page than the selected one come by no stream. */
const LOOK_AGAIN_MS = 60_000
const OWN_PLACE = '/dashboard/my-pages'

/** What waits for the user's answer, above whatever screen they are on; it travels only when there is something. */
export function Waiting() {
  const client = useQueryClient()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => api(members.waiting, {}, signal),
    refetchInterval: LOOK_AGAIN_MS,
  })
  useLive(['members'], () => void client.invalidateQueries({ queryKey: ['waiting'] }))
  if (!data || data.rows.length === 0 || path === OWN_PLACE) return null
  return (
    <Suspense>
      <WaitingList isAbove />
    </Suspense>
  )
}
