import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { members } from '@portico/contract/members.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { withWords } from '../core/language.ts'
import { useLive } from '../core/live.ts'

const WaitingList = lazy(() =>
  withWords(import('../members/WaitingList.tsx').then((file) => ({ default: file.WaitingList }))),
)

const Announcements = lazy(() =>
  withWords(import('./Announcements.tsx').then((file) => ({ default: file.Announcements }))),
)

/** Once the screen stands, because they are never urgent. */
const ANNOUNCED_MS = 2_500
/** News of another page than the selected one come by no stream. */
const LOOK_AGAIN_MS = 60_000
const OWN_PLACE = '/dashboard/my-pages'

/** What waits for the user's answer, above whatever screen they are on; it travels only when there is something. */
export function Waiting() {
  const invalidate = useInvalidate()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { data } = useReply(members.waiting, {}, { refetchInterval: LOOK_AGAIN_MS })
  useLive(['members'], () => void invalidate({ waiting: members.waiting }))
  const isLater = useLater()
  const hasList = data !== undefined && data.rows.length > 0 && path !== OWN_PLACE
  return (
    <Suspense>
      {isLater && <Announcements />}
      {hasList && <WaitingList isAbove />}
    </Suspense>
  )
}

function useLater(): boolean {
  const [isLater, set] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => set(true), ANNOUNCED_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}
