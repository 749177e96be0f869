import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { homeAfterSignIn } from '../core/origin.ts'
import { useSession } from '../core/session.ts'

/** Signed in, here or in another tab: on to the place that asked for it. */
export function useGoOnWhenSignedIn() {
  const isSignedIn = useSession((state) => state.session !== null)
  const { from, invitation } = useSearch({ strict: false })
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => navigate({ href: homeAfterSignIn(from, invitation), replace: true }))
  useEffect(() => {
    if (isSignedIn) void goOn()
  }, [isSignedIn])
}
