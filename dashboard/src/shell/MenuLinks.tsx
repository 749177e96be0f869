import { Link } from '@tanstack/react-router'
import { allows } from '@portico/contract/access.ts'
import { usePage } from '../core/page.ts'
import { useIsAdmin } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { MENU, type MenuEntry } from './menu.ts'
import css from './Sidebar.module.css'

/** The sidebar's groups, without what this user and this page do not have. */
export function MenuLinks({ isRail }: { isRail: boolean }) {
  const t = useText('shell')
  const { pageId, role } = usePage()
  const isAdmin = useIsAdmin()
  const groups = MENU.filter((group) => (!group.isAdmin || isAdmin) && (!group.isOfPage || pageId))
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => !entry.may || allows(role ?? undefined, entry.may)),
    }))
    .filter((group) => group.entries.length > 0)
  return groups.map((group) => (
    <div key={group.entries[0]?.to} className={css.group}>
      {group.label && !isRail && <p className={css.groupName}>{t(`menu.${group.label}`)}</p>}
      <ul className={css.links} aria-label={group.label && t(`menu.${group.label}`)}>
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <MenuLink entry={entry} pageId={pageId} isRail={isRail} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function MenuLink({ entry, pageId, isRail }: { entry: MenuEntry; pageId: string | null; isRail: boolean }) {
  const t = useText('shell')
  const name = t(`menu.${entry.label}`)
  return (
    <Link
      to={entry.to}
      params={{ eid: pageId ?? '' }}
      activeOptions={{ exact: entry.to === '/dashboard' }}
      className={css.link}
      aria-label={isRail ? name : undefined}
      title={isRail ? name : undefined}
    >
      <entry.icon size={20} stroke={1.75} aria-hidden="true" />
      {!isRail && <span>{name}</span>}
    </Link>
  )
}
