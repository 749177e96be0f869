import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconLogout, IconPlus, IconSettings } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { initials, PageAvatar } from '../core/PageAvatar.tsx'
import { selectPage, usePage } from '../core/page.ts'
import { usePages } from '../core/selectedPage.ts'
import { useSession } from '../core/session.ts'
import { signOut } from '../core/signIn.ts'
import { useText } from '../core/useText.ts'
import css from './TopBar.module.css'

/** How many pages are listed before "show more" (specification §9). */
const PAGES_SHOWN = 5

/** The signed-in user's menu: their pages, settings, sign out. */
export function UserMenu() {
  const t = useText('shell')
  const session = useSession((state) => state.session)
  const pageId = usePage((state) => state.pageId)
  const { rows } = usePages()
  const navigate = useNavigate()
  const [isLong, setLong] = useState(false)
  const name = session?.displayName || session?.username || session?.email_mobile || ''
  const shown = isLong ? rows : rows.slice(0, PAGES_SHOWN)

  function open(eid: string) {
    void selectPage(eid)
    void navigate({ to: '/dashboard' })
  }

  return (
    <Menu position="bottom-end" width={264} onClose={() => setLong(false)}>
      <Menu.Target>
        <UnstyledButton className={css.user} aria-label={`${t('user.menu')}: ${name}`}>
          <span className={css.face} aria-hidden="true">
            {initials(name)}
          </span>
          <span className={css.userName}>{name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('user.menu')}>
        <div className={css.who}>
          <strong>{name}</strong>
          <span>{session?.email_mobile}</span>
        </div>
        {rows.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('user.pages')}</Menu.Label>
            {shown.map((page) => (
              <Menu.Item
                key={page.eid}
                leftSection={<PageAvatar name={page.name} size={26} />}
                aria-current={page.eid === pageId || undefined}
                onClick={() => open(page.eid)}
              >
                {page.name}
              </Menu.Item>
            ))}
            {rows.length >= PAGES_SHOWN && (
              <Menu.Item
                closeMenuOnClick={false}
                leftSection={isLong ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
                onClick={() => setLong(!isLong)}
              >
                {t(isLong ? 'user.less' : 'user.more')}
              </Menu.Item>
            )}
          </>
        )}
        <Menu.Divider />
        <Menu.Item component={Link} to="/dashboard/create-page" leftSection={<IconPlus size={18} stroke={1.75} />}>
          {t('user.create')}
        </Menu.Item>
        {pageId && (
          <Menu.Item component={Link} to={`/dashboard/page/${pageId}`} leftSection={<IconSettings size={18} stroke={1.75} />}>
            {t('user.settings')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.75} />} onClick={signOut}>
          {t('user.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
