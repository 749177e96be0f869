import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Brand } from '../core/Brand.tsx'
import { useText } from '../core/useText.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SchemeMenu } from './SchemeMenu.tsx'
import { UserMenu } from './UserMenu.tsx'
import css from './TopBar.module.css'

type Props = { isMobile: boolean; isMenuOpen: boolean; onMenu: () => void }

export function TopBar({ isMobile, isMenuOpen, onMenu }: Props) {
  const t = useText('shell')
  const Icon = isMobile ? IconMenu2 : isMenuOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  const label = isMobile ? t('openMenu') : isMenuOpen ? t('collapse') : t('expand')
  return (
    <header className={css.bar}>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} aria-expanded={isMenuOpen} onClick={onMenu}>
        <Icon size={22} stroke={1.75} />
      </ActionIcon>
      {isMobile && (
        <Link to="/dashboard" className={css.brand} aria-label={`Portico: ${t('menu.home')}`}>
          <Brand isShort />
        </Link>
      )}
      <div className={css.tools}>
        <LanguageMenu />
        <SchemeMenu />
        <UserMenu />
      </div>
    </header>
  )
}
