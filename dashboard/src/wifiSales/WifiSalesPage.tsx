import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { Screen } from '../ui/Screen.tsx'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import { AccountCards } from './AccountCards.tsx'
import { EarningsView } from './EarningsView.tsx'
import { readPlace, VIEWS } from './place.ts'
import { Sales } from './Sales.tsx'

/** Wi-Fi that guests buy: what it earned, order by order, and the accounts it is paid into. */
export function WifiSalesPage() {
  const t = useText('wifiSales')
  const [place, go] = usePlace(readPlace)
  const { view = 'earned' } = place
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <ViewTabs
        label={t('title')}
        views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => go({ view: next }, { isStep: true })}
      />
      {view === 'earned' && <EarningsView place={place} onPlace={go} />}
      {view === 'sales' && <Sales place={place} onPlace={go} />}
      {view === 'accounts' && <AccountCards />}
    </Screen>
  )
}
