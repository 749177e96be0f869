import { useText } from '../core/useText.ts'
import { useView } from './useView.ts'
import type { View } from './view.ts'
import css from './reports.module.css'

export type Tab = { tab: View['tab']; label: string }

/** The parts a report screen has; which one stands in the address. */
export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const t = useText('reports')
  const [view, setView] = useView()
  return (
    <nav className={css.tabs} aria-label={t('tab.label')}>
      {tabs.map(({ tab, label }) => (
        <button
          key={label}
          type="button"
          aria-current={view.tab === tab ? 'page' : undefined}
          onClick={() => setView({ ...view, tab })}
        >
          {label}
        </button>
      ))}
    </nav>
  )
}
