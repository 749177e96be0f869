import { useAllows } from '../../core/rights.ts'
import { usePlace } from '../../core/usePlace.ts'
import { useText } from '../../core/useText.ts'
import { Screen } from '../../ui/Screen.tsx'
import { ViewTabs } from '../../ui/ViewTabs.tsx'
import { OnlineTab } from './OnlineTab.tsx'
import { readPlace, VIEWS } from './place.ts'
import { QuotaTab } from './QuotaTab.tsx'
import { RulesTab } from './RulesTab.tsx'

/** Who is online now, who always or never may be, and what one guest may use a day. */
export function SessionsPage() {
  const t = useText('sessions')
  const [filters, go] = usePlace(readPlace)
  const mayWrite = useAllows('session:disconnect')
  const { view = 'online' } = filters
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <ViewTabs
        label={t('tabs.label')}
        views={VIEWS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={view}
        onChange={(next) => go({ view: next })}
      />
      {view === 'online' && <OnlineTab filters={filters} onFilters={go} />}
      {view === 'lists' && <RulesTab mayWrite={mayWrite} />}
      {view === 'quota' && <QuotaTab />}
    </Screen>
  )
}
