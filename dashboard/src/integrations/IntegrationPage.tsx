import { useAllows } from '../core/rights.ts'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { Screen } from '../ui/Screen.tsx'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import { ConnectionCards } from './ConnectionCards.tsx'
import { KeySection } from './KeySection.tsx'
import { readPlace, VIEWS } from './place.ts'
import { WebhookSection } from './WebhookSection.tsx'
import css from './integrations.module.css'

/** What the page is joined to: services of its own, webhooks, API keys. */
export function IntegrationPage() {
  const t = useText('integrations')
  const [place, go] = usePlace(readPlace)
  const mayWrite = useAllows('page.integration:write')
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <ViewTabs
        label={t('parts')}
        views={VIEWS.map((value) => ({ value, label: t(`part.${value}`) }))}
        value={place.part ?? 'connections'}
        onChange={(part) => go({ part })}
      />
      {!mayWrite && <p className={css.note}>{t('ownerOnly')}</p>}
      {place.part === undefined && <ConnectionCards mayWrite={mayWrite} />}
      {place.part === 'webhooks' && <WebhookSection mayWrite={mayWrite} place={place} onPlace={go} />}
      {place.part === 'keys' && <KeySection mayWrite={mayWrite} />}
    </Screen>
  )
}
