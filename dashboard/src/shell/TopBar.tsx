import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Brand } from '../core/Brand.tsx'
import { useSelectedPage } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SchemeMenu } from './SchemeMenu.tsx'
import { UserMenu } from './UserMenu.tsx'
import menu from './PopMenu.module.css'
import css from './TopBar.module.css'

type Props = { isMobile: boolean; isMenuOpen: boolean; onMenu: () => void }

export function TopBar({ isMobile, isMenuOpen, onMenu }: Props) {
  const t = useText('shell')
  const page = useSelectedPage()
  const Icon = isMobile ? IconMenu2 : isMenuOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  const label = isMobile ? t('openMenu') : isMenuOpen ? t('collapse') : t('expand')
  return (
    <header className={css.bar}>
      <button
        type="button"
        className={menu.icon}
        aria-label={label}
        title={label}
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <Icon size={22} stroke={1.75} />
      </button>
      {isMobile && (
        <>
          <Link to="/dashboard" className={css.brand} aria-label={`Portico: ${t('menu.home')}`}>
            <Brand isShort />
          </Link>
          <span className={css.pageName}>{page?.name}</span>
        </>
      )}
      <div className={css.tools}>
        <LanguageMenu />
        <SchemeMenu />
        <UserMenu />
      </div>
    </header>
  )
}
