import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { adminPayments } from '@portico/contract/payments/differences.ts'
import { api } from '../core/api.ts'
import { usePlace } from '../core/usePlace.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { Screen } from '../ui/Screen.tsx'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import { readPlace, VIEWS } from './adminPlace.ts'
import { BillingSettingsForm } from './BillingSettingsForm.tsx'
import { Credits } from './Credits.tsx'
import { Differences } from './Differences.tsx'
import { Orders } from './Orders.tsx'
import { PhoneCards } from './PhoneCards.tsx'

/** What the providers' books and ours disagree on, every payment, credits by hand, and how the platform bills. */
export function AdminPayments() {
  const t = useText('finance.admin')
  const [place, go] = usePlace(readPlace)
  const { view = 'differences' } = place
  return (
    <Screen title={t('title')} lead={t('lead')} action={<CompareButton onDone={() => go({ view })} />}>
      <ViewTabs
        label={t('title')}
        views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => go({ view: next }, { isStep: true })}
      />
      {view === 'differences' && <Differences place={place} onPlace={go} />}
      {view === 'payments' && <Orders place={place} onPlace={go} />}
      {view === 'credits' && <Credits place={place} onPlace={go} />}
      {view === 'cards' && <PhoneCards />}
      {view === 'billing' && <BillingSettingsForm />}
    </Screen>
  )
}

function CompareButton({ onDone }: { onDone: () => void }) {
  const t = useText('finance.admin')
  const saved = useSaved()
  const [isBusy, setBusy] = useState(false)
  async function compare() {
    setBusy(true)
    await saved('updated', () => api(adminPayments.reconcile, {}))
      .then(onDone, () => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconScale size={17} aria-hidden />}
      onClick={() => void compare()}
    >
      {t('compare')}
    </Button>
  )
}
