import { useId } from 'react'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { addressOf } from '../screens.ts'
import { MenuBadge } from './MenuBadge.tsx'
import { ScreenIcon } from './ScreenIcon.tsx'
import { useMenu } from './useMenu.ts'
import css from './BottomBar.module.css'

const SHOWN = 4

/** On a phone: the screens of every day under the thumb, and the rest behind the last button. */
export function BottomBar({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu: () => void }) {
  const t = useText('frame')
  const shell = useText('shell')
  const pageId = usePage((state) => state.pageId)
  const waits = useId()
  const entries = useMenu()
    .flatMap((area) => area.entries)
    .filter(({ bar }) => bar)
  return (
    <nav className={css.bar} aria-label={shell('shortcuts')} data-bar="sidebar">
      {entries.slice(0, SHOWN).map((entry) => (
        <Link
          key={entry.path}
          to={addressOf(entry, pageId)}
          activeOptions={{ exact: entry.path === '/', includeSearch: false }}
          className={css.item}
        >
          <ScreenIcon name={entry.icon} size={22} />
          <span>{entry.bar && t(`bar.${entry.bar}`)}</span>
        </Link>
      ))}
      <button
        type="button"
        className={css.item}
        aria-label={shell('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        aria-describedby={waits}
        onClick={onMenu}
      >
        <span className={css.menu}>
          <IconMenu2 size={22} stroke={1.75} aria-hidden />
          <span id={waits} className={css.waits}>
            <MenuBadge of="devices" />
          </span>
        </span>
        <span>{t('bar.menu')}</span>
      </button>
    </nav>
  )
}
