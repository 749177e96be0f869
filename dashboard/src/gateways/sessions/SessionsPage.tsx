import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAllows } from '../../core/rights.ts'
import { useText } from '../../core/useText.ts'
import { Screen } from '../../ui/Screen.tsx'
import { VIEWS, type SessionFilters } from './filters.ts'
import { OnlineTab } from './OnlineTab.tsx'
import { QuotaTab } from './QuotaTab.tsx'
import { RulesTab } from './RulesTab.tsx'
import css from './sessions.module.css'

/** Who is online now, who always or never may be, and what one guest may use a day. */
export function SessionsPage() {
  const t = useText('sessions')
  const filters = useSearch({ from: '/dashboard/ofPage/sessions' })
  const navigate = useNavigate()
  const mayWrite = useAllows('session:disconnect')
  const { view = 'online' } = filters
  const go = (search: SessionFilters) =>
    void navigate({ to: '/dashboard/sessions', search, replace: true, resetScroll: false })
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className={css.tabs} role="group" aria-label={t('tabs.label')}>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            onClick={() => go({ view: one === 'online' ? undefined : one })}
          >
            {t(`tabs.${one}`)}
          </button>
        ))}
      </div>
      {view === 'online' && <OnlineTab filters={filters} onFilters={go} />}
      {view === 'lists' && <RulesTab mayWrite={mayWrite} />}
      {view === 'quota' && <QuotaTab />}
    </Screen>
  )
}
