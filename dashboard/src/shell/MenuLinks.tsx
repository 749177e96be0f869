import { IconExternalLink, IconHelp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { helpAddress } from '../core/help.ts'
import type { ReactNode } from 'react'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { MenuLinkItem } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import { addressOf, type Entry } from '../screens.ts'
import { MenuBadge } from './MenuBadge.tsx'
import { useCurrent, useMenu, type MenuArea } from './useMenu.ts'
import { ScreenIcon } from './ScreenIcon.tsx'
import css from './Sidebar.module.css'

/** The menu: one line an area, and the screens of the one somebody is in. On the rail, the others open beside it. */
export function MenuLinks({ isRail }: { isRail: boolean }) {
  const { area: current } = useCurrent()
  return (
    <ul className={css.areas}>
      {useMenu()
        .filter(({ label }) => label !== 'admin')
        .map((area) => (
          <li key={area.label}>
            <AreaItem area={area} isRail={isRail} isCurrent={area.label === current} />
          </li>
        ))}
      <li>
        <HelpLink isRail={isRail} />
      </li>
    </ul>
  )
}

type AreaProps = { area: MenuArea; isRail: boolean; isCurrent: boolean }

function AreaItem({ area, isRail, isCurrent }: AreaProps) {
  const t = useText('frame')
  const { entries } = area
  const [first] = entries
  if (!first) return null
  const name = t(`menu.${area.label}`)
  const look = {
    icon: <ScreenIcon name={area.icon} />,
    name,
    isRail,
    badge: <MenuBadge of={area.label} />,
  }
  if (entries.length === 1) return <MenuLink entry={first} {...look} />
  if (isRail)
    return <AreaMenu name={name} entries={entries} button={look.icon} badge={look.badge} isCurrent={isCurrent} />
  return (
    <>
      <MenuLink entry={first} {...look} isOpen={isCurrent} />
      {isCurrent && (
        <ul className={css.inside} aria-label={name}>
          {entries.map((entry) => (
            <li key={entry.path}>
              <MenuLink
                entry={entry}
                name={t(`menu.${entry.label}`)}
                isRail={false}
                badge={entry.label && <MenuBadge of={entry.label} />}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type LinkProps = {
  entry: Entry
  name: string
  isRail: boolean
  icon?: ReactNode
  badge?: ReactNode
  isOpen?: boolean
}

/** One line of the menu. */
export function MenuLink({ entry, name, isRail, icon, badge, isOpen }: LinkProps) {
  const pageId = usePage((state) => state.pageId)
  return (
    <Link
      to={addressOf(entry, pageId)}
      activeOptions={{ exact: entry.path === '/', includeSearch: false }}
      className={css.link}
      data-open={isOpen || undefined}
      aria-label={isRail ? name : undefined}
      title={isRail ? name : undefined}
    >
      {icon}
      {!isRail && <span className={css.linkText}>{name}</span>}
      {!isOpen && badge}
    </Link>
  )
}

type AreaMenuProps = { name: string; entries: Entry[]; button: ReactNode; badge: ReactNode; isCurrent: boolean }

/** An area on the rail: its screens open beside its icon. */
function AreaMenu({ name, entries, button, badge, isCurrent }: AreaMenuProps) {
  const t = useText('frame')
  const pageId = usePage((state) => state.pageId)
  return (
    <span data-here={isCurrent || undefined} className={css.railArea}>
      <PopMenu
        label={name}
        button={
          <>
            {button}
            {badge}
          </>
        }
        buttonClass={css.link}
        width={232}
        align="beside"
      >
        <p className={css.popName}>{name}</p>
        {entries.map((entry) => (
          <MenuLinkItem key={entry.path} to={addressOf(entry, pageId)}>
            {t(`menu.${entry.label}`)}
          </MenuLinkItem>
        ))}
      </PopMenu>
    </span>
  )
}

function HelpLink({ isRail }: { isRail: boolean }) {
  const t = useText('frame')
  const ui = useText('ui')
  const name = `${t('menu.help')} (${ui('opensNewTab')})`
  return (
    <a
      className={css.link}
      href={helpAddress()}
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      title={isRail ? name : undefined}
    >
      <IconHelp size={20} stroke={1.75} aria-hidden="true" />
      {!isRail && <span className={css.linkText}>{t('menu.help')}</span>}
      {!isRail && <IconExternalLink size={15} stroke={1.75} aria-hidden="true" />}
    </a>
  )
}
