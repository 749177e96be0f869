import {
  IconBuildingStore,
  IconChevronDown,
  IconChevronUp,
  IconLogout,
  IconPalette,
  IconPlus,
  IconSettings,
  IconShieldCog,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Initials, PageAvatar } from '../core/PageAvatar.tsx'
import { selectPage, usePage } from '../core/page.ts'
import { useIsAdmin } from '../core/rights.ts'
import { usePages } from '../core/selectedPage.ts'
import { useSession } from '../core/session.ts'
import { signOut } from '../core/signIn.ts'
import { useText } from '../core/useText.ts'
import { MenuItem, MenuLine, MenuLinkItem } from '../ui/MenuItem.tsx'
import { PAGES_SHOWN } from './limits.ts'
import { PopMenu } from '../ui/PopMenu.tsx'
import css from './TopBar.module.css'

/** The signed-in user's menu: their pages, settings, sign out; `onLook` where the bar has no place for the theme. */
export function UserMenu({ onLook }: { onLook?: () => void }) {
  const t = useText('shell')
  const frame = useText('frame')
  const session = useSession((state) => state.session)
  const name = session?.displayName || session?.username || session?.email_mobile || ''
  const isAdmin = useIsAdmin()
  const [isLong, setLong] = useState(false)
  const face = (
    <>
      <span className={css.face}>
        <Initials name={name} />
      </span>
      <span className={css.userName}>{name}</span>
    </>
  )
  return (
    <PopMenu
      label={`${t('user.menu')}: ${name}`}
      button={face}
      buttonClass={css.user}
      width={272}
      onClose={() => setLong(false)}
    >
      <div className={css.who} role="presentation">
        <strong>{name}</strong>
        <span>{session?.email_mobile}</span>
      </div>
      <MenuLine />
      <OwnPages isLong={isLong} onLonger={() => setLong(!isLong)} />
      <MenuLinkItem to="/dashboard/create-page" icon={<IconPlus size={20} stroke={1.75} />}>
        {t('user.create')}
      </MenuLinkItem>
      <MenuLinkItem to="/dashboard/settings" icon={<IconSettings size={20} stroke={1.75} />}>
        {frame('settings')}
      </MenuLinkItem>
      {isAdmin && (
        <MenuLinkItem to="/dashboard/admin-manage-templates" icon={<IconShieldCog size={20} stroke={1.75} />}>
          {frame('menu.admin')}
        </MenuLinkItem>
      )}
      {onLook && (
        <MenuItem icon={<IconPalette size={20} stroke={1.75} />} onClick={onLook}>
          {frame('look.label')}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={<IconLogout size={20} stroke={1.75} />} onClick={signOut}>
        {t('user.signOut')}
      </MenuItem>
    </PopMenu>
  )
}

function OwnPages({ isLong, onLonger }: { isLong: boolean; onLonger: () => void }) {
  const t = useText('shell')
  const { rows, hasMore } = usePages()
  const pageId = usePage((state) => state.pageId)
  const navigate = useNavigate()
  if (rows.length === 0) return null
  const shown = isLong ? rows : rows.slice(0, PAGES_SHOWN)

  function open(eid: string) {
    void selectPage(eid)
    void navigate({ to: '/dashboard' })
  }

  return (
    <>
      <div role="group" aria-label={t('user.pages')}>
        {shown.map((page) => (
          <MenuItem
            key={page.eid}
            icon={<PageAvatar name={page.name} size={28} />}
            isChosen={page.eid === pageId}
            onClick={() => open(page.eid)}
          >
            {page.name}
          </MenuItem>
        ))}
      </div>
      {rows.length >= PAGES_SHOWN && (
        <MenuItem
          keepsOpen
          icon={isLong ? <IconChevronUp size={20} /> : <IconChevronDown size={20} />}
          onClick={onLonger}
        >
          {t(isLong ? 'user.less' : 'user.more')}
        </MenuItem>
      )}
      {isLong && hasMore && (
        <MenuLinkItem to="/dashboard/my-pages" icon={<IconBuildingStore size={20} stroke={1.75} />}>
          {t('picker.all')}
        </MenuLinkItem>
      )}
      <MenuLine />
    </>
  )
}
