import { Navigate, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { pageToken, selectPage, usePage } from '../core/page.ts'
import { useReach } from '../core/reach.ts'
import { withWords } from '../core/language.ts'
import { usePages, useSelectedPage } from '../core/selectedPage.ts'
import type { Screen } from '../core/screen.ts'
import { usePlanHas } from '../core/usePlanHas.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonBlock, SkeletonCards } from '../ui/Skeletons.tsx'
import { mayOpen, useCurrent } from './useMenu.ts'

const Forbidden = lazy(async () => ({ default: (await import('./Forbidden.tsx')).Forbidden }))
const UpgradeNotice = lazy(() =>
  withWords(import('./UpgradeNotice.tsx').then((file) => ({ default: file.UpgradeNotice }))),
)
const SelectPage = lazy(async () => ({ default: (await import('./SelectPage.tsx')).SelectPage }))

/** Around every screen of a page: shows it once a page is selected, open, and the role may see it; asks for one until then. */
export function OfPage() {
  const { pageId, role, tokenError } = usePage()
  const { rows, loading, count } = usePages()
  const { screen, area } = useCurrent()
  const only = count === 1 && tokenError === null ? rows[0]?.eid : undefined

  // With a single page there is nothing to choose; one that was just refused is not tried for ever.
  useEffect(() => {
    if (!pageId && only) void selectPage(only)
  }, [pageId, only])

  const isStuck = pageId !== null && role === null && tokenError !== null
  useOpenAgain(isStuck)

  if (pageId && role === 'staff' && area === 'home') return <Navigate to="/dashboard/counter" replace />
  if (pageId && role && (!screen || mayOpen(screen, role)))
    return (
      <>
        {screen?.module && <Gate module={screen.module} />}
        <Outlet key={pageId} />
      </>
    )
  if (isStuck) return <ErrorState error={tokenError} onRetry={() => pageToken().catch(() => undefined)} />
  if (pageId ? !role : loading || only) return <Opening />
  return <Suspense fallback={<Opening />}>{pageId ? <Forbidden /> : <SelectPage />}</Suspense>
}

/** Says above a screen what its plan lacks; what the page has already stays in view. */
function Gate({ module }: { module: NonNullable<Screen['module']> }) {
  const has = usePlanHas()
  const isKnown = useSelectedPage() !== undefined
  if (!isKnown || has(module)) return null
  return (
    <Suspense>
      <UpgradeNotice module={module} />
    </Suspense>
  )
}

const AGAIN_MS = 5_000

/** A page that could not be opened is tried again by itself: every few seconds, and as soon as the server is back. */
function useOpenAgain(isStuck: boolean) {
  const isAway = useReach((state) => state.isAway)
  useEffect(() => {
    if (!isStuck || isAway) return
    const open = () => void pageToken().catch(() => undefined)
    open()
    const timer = setInterval(open, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isStuck, isAway])
}

function Opening() {
  const t = useText('shell')
  return (
    <div role="status" aria-label={t('opening')} style={{ display: 'grid', gap: 20 }}>
      <SkeletonBlock height={36} />
      <SkeletonCards />
    </div>
  )
}
