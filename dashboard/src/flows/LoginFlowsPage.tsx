import { lazy, Suspense } from 'react'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import { FlowsTab } from './FlowsTab.tsx'
import { readPlace, VIEWS } from './place.ts'

const ConsentsTab = lazy(async () => ({ default: (await import('./ConsentsTab.tsx')).ConsentsTab }))

/** How guests get in: the flows they pass, and the words they agree to on the way. */
export function LoginFlowsPage() {
  const t = useText('flows')
  const consents = useText('consents')
  const [{ view = 'flows', of: purpose = 'marketing' }, go] = usePlace(readPlace)
  const tabs = (
    <ViewTabs
      label={consents('parts')}
      views={VIEWS.map((value) => ({ value, label: consents(value === 'flows' ? 'flows' : 'tab') }))}
      value={view}
      onChange={(next) => go({ view: next })}
    />
  )
  if (view === 'flows') return <FlowsTab tabs={tabs} />
  return (
    <Screen title={t('title')} lead={consents('lead')}>
      {tabs}
      <Suspense fallback={<SkeletonBlock height={480} />}>
        <ConsentsTab purpose={purpose} onPurpose={(of) => go({ view, of })} />
      </Suspense>
    </Screen>
  )
}
