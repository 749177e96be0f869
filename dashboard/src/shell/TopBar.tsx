import {
  IconHelp,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconPalette,
  IconSearch,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { Brand } from '../core/Brand.tsx'
import { helpAddress, HelpArticle } from '../core/help.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { Balance } from './Balance.tsx'
import { CartMenu } from './CartMenu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { UserMenu } from './UserMenu.tsx'
import menu from '../ui/PopMenu.module.css'
import css from './TopBar.module.css'

type Props = {
  isMobile: boolean
  /** The menu is no part of the frame, but opens over it. */
  hasDrawer: boolean
  isMenuOpen: boolean
  onMenu: () => void
  onSearch: () => void
  onLook: () => void
}

const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

export function TopBar({ isMobile, hasDrawer, isMenuOpen, onMenu, onSearch, onLook }: Props) {
  const frame = useText('frame')
  const page = useSelectedPage()
  return (
    <header className={css.bar} data-bar="topbar">
      {/* On a phone, the bar at the bottom has it. */}
      {!isMobile && <MenuButton hasDrawer={hasDrawer} isOpen={isMenuOpen} onClick={onMenu} />}
      {hasDrawer && (
        <>
          <Link to="/dashboard" className={css.brand} aria-label={`Portico: ${frame('menu.home')}`}>
            <Brand isShort />
          </Link>
          <span className={css.pageName}>{page?.name}</span>
        </>
      )}
      <div className={css.tools}>
        <button
          type="button"
          className={css.find}
          aria-label={frame('palette.open')}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
        >
          <IconSearch size={19} stroke={1.75} aria-hidden />
          <span>{frame('palette.open')}</span>
          {/* Written by the stylesheet, because the name of the button says what it does. */}
          <kbd data-key={COMMAND_KEY} aria-hidden />
        </button>
        <Balance />
        <CartMenu />
        <HelpLink />
        <LanguageMenu />
        {!isMobile && (
          <button
            type="button"
            className={menu.icon}
            aria-label={frame('look.label')}
            title={frame('look.label')}
            onClick={onLook}
          >
            <IconPalette size={22} stroke={1.75} aria-hidden />
          </button>
        )}
        <UserMenu onLook={isMobile ? onLook : undefined} />
      </div>
    </header>
  )
}

function MenuButton({ hasDrawer, isOpen, onClick }: { hasDrawer: boolean; isOpen: boolean; onClick: () => void }) {
  const t = useText('shell')
  const Icon = hasDrawer ? IconMenu2 : isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  const label = hasDrawer ? t('openMenu') : isOpen ? t('collapse') : t('expand')
  return (
    <button
      type="button"
      className={menu.icon}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon size={22} stroke={1.75} />
    </button>
  )
}

/** Opens the article about the screen that is shown. */
function HelpLink() {
  const frame = useText('frame')
  const ui = useText('ui')
  const article = use(HelpArticle)
  const label = `${frame('menu.help')} (${ui('opensNewTab')})`
  return (
    <a
      className={`${menu.icon} ${css.help}`}
      href={helpAddress(article)}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
    >
      <IconHelp size={22} stroke={1.75} aria-hidden />
    </a>
  )
}
