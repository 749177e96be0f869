import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../core/useText.ts'
import { MenuLink } from './MenuLinks.tsx'
import { ScreenIcon } from './ScreenIcon.tsx'
import { useMenu } from './useMenu.ts'
import css from './Sidebar.module.css'

/** The menu of platform administration, a space of its own with a way back. */
export function AdminLinks({ isRail }: { isRail: boolean }) {
  const t = useText('frame')
  const admin = useMenu().find(({ label }) => label === 'admin')
  const back = t('leaveAdmin')
  return (
    <>
      <Link
        to="/dashboard"
        activeOptions={{ exact: true }}
        className={css.link}
        aria-label={isRail ? back : undefined}
        title={isRail ? back : undefined}
      >
        <IconArrowLeft size={20} stroke={1.75} aria-hidden />
        {!isRail && <span className={css.linkText}>{back}</span>}
      </Link>
      {!isRail && <p className={css.spaceName}>{t('menu.admin')}</p>}
      <ul className={css.areas} aria-label={t('menu.admin')}>
        {admin?.entries.map((entry) => (
          <li key={entry.path}>
            <MenuLink
              entry={entry}
              name={t(`menu.${entry.label}`)}
              isRail={isRail}
              icon={<ScreenIcon name={entry.icon} />}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
