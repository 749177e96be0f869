import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { Screen } from '../ui/Screen.tsx'
import { ConnectionCards } from './ConnectionCards.tsx'
import { KeySection } from './KeySection.tsx'
import type { Part, Place } from './place.ts'
import { WebhookSection } from './WebhookSection.tsx'
import css from './integrations.module.css'

const PARTS: readonly (Part | undefined)[] = [undefined, 'webhooks', 'keys']

/** What the page is joined to: services of its own, webhooks, API keys. */
export function IntegrationPage() {
  const t = useText('integrations')
  const place = useSearch({ from: '/dashboard/ofPage/page-integration' })
  const navigate = useNavigate()
  const mayWrite = useAllows('page.integration:write')
  const go = (search: Place) =>
    void navigate({ to: '/dashboard/page-integration', search, replace: true, resetScroll: false })
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <nav className={css.tabs} aria-label={t('parts')}>
        {PARTS.map((part) => (
          <button
            key={part ?? 'connections'}
            type="button"
            aria-current={place.part === part ? 'page' : undefined}
            onClick={() => go(part ? { part } : {})}
          >
            {t(`part.${part ?? 'connections'}`)}
          </button>
        ))}
      </nav>
      {!mayWrite && <p className={css.note}>{t('ownerOnly')}</p>}
      {place.part === undefined && <ConnectionCards mayWrite={mayWrite} />}
      {place.part === 'webhooks' && <WebhookSection mayWrite={mayWrite} place={place} onPlace={go} />}
      {place.part === 'keys' && <KeySection mayWrite={mayWrite} />}
    </Screen>
  )
}
