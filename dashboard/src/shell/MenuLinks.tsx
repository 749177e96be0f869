import { IconExternalLink, IconHelp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { helpAddress } from '../core/help.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { WholeWords } from '../ui/WholeWords.tsx'
import { addressOf, type Entry } from '../screens.ts'
import { useMenu } from './useMenu.ts'
import css from './Sidebar.module.css'

/** The sidebar's groups, without what this user and this page do not have. */
export function MenuLinks({ isRail }: { isRail: boolean }) {
  const t = useText('frame')
  const pageId = usePage((state) => state.pageId)
  return (
    <>
      {useMenu().map(({ label, entries }) => (
        <div key={label} className={css.group}>
          {entries.length > 1 && !isRail && <p className={css.groupName}>{t(`menu.${label}`)}</p>}
          <ul className={css.links} aria-label={t(`menu.${label}`)}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <MenuLink entry={entry} pageId={pageId} isRail={isRail} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={css.group}>
        {!isRail && <p className={css.groupName}>{t('menu.helpGroup')}</p>}
        <HelpLink isRail={isRail} />
      </div>
    </>
  )
}

function MenuLink({ entry, pageId, isRail }: { entry: Entry; pageId: string | null; isRail: boolean }) {
  const t = useText('frame')
  const name = t(`menu.${entry.label}`)
  return (
    <Link
      to={addressOf(entry, pageId)}
      activeOptions={{ exact: entry.path === '/' }}
      className={css.link}
      data-later={entry.later && true}
      aria-label={isRail ? name : undefined}
      title={isRail ? name : undefined}
    >
      <entry.icon size={20} stroke={1.75} aria-hidden="true" />
      {!isRail && (
        <span className={css.linkText}>
          <WholeWords text={name} />
        </span>
      )}
      {!isRail && entry.later && <small className={css.soon}>{t('soon')}</small>}
    </Link>
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
