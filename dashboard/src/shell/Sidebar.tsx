import { Link } from '@tanstack/react-router'
import { Brand } from '../core/Brand.tsx'
import { useText } from '../core/useText.ts'
import { MenuOf } from './MenuOf.tsx'
import css from './Sidebar.module.css'

/** The menu beside the screen: 240 px, or a rail of icons. */
export function Sidebar({ isRail }: { isRail: boolean }) {
  const t = useText('shell')
  const frame = useText('frame')
  return (
    <nav className={css.sidebar} aria-label={t('navigation')} data-rail={isRail || undefined} data-bar="sidebar">
      <Link to="/dashboard" className={css.brand} aria-label={`Portico: ${frame('menu.home')}`}>
        <Brand isShort={isRail} />
      </Link>
      <MenuOf isRail={isRail} />
    </nav>
  )
}
