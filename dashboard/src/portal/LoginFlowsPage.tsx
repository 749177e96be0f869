import { lazy, Suspense } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../core/useText.ts'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { FlowsTab } from './FlowsTab.tsx'
import { VIEWS } from './place.ts'
import css from './flow.module.css'

const ConsentsTab = lazy(async () => ({ default: (await import('./ConsentsTab.tsx')).ConsentsTab }))

/** How guests get in: the flows they pass, and the words they agree to on the way. */
export function LoginFlowsPage() {
  const t = useText('loginFlows')
  const consents = useText('consents')
  const { view = 'flows', of: purpose = 'marketing' } = useSearch({ from: '/dashboard/ofPage/wifi-login-flow' })
  const navigate = useNavigate()
  const tabs = (
    <div className={css.tabs} role="group" aria-label={consents('parts')}>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() =>
            void navigate({
              to: '/dashboard/wifi-login-flow',
              search: one === 'consents' ? { view: one } : {},
              replace: true,
              resetScroll: false,
            })
          }
        >
          {consents(one === 'flows' ? 'flows' : 'tab')}
        </button>
      ))}
    </div>
  )
  if (view === 'flows') return <FlowsTab tabs={tabs} />
  return (
    <Screen title={t('title')} lead={consents('lead')}>
      {tabs}
      <Suspense fallback={<SkeletonBlock height={480} />}>
        <ConsentsTab
          purpose={purpose}
          onPurpose={(next) =>
            void navigate({
              to: '/dashboard/wifi-login-flow',
              search: { view: 'consents', ...(next === 'terms' ? { of: next } : {}) },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </Suspense>
    </Screen>
  )
}
