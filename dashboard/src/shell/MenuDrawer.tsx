import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { Brand } from '../core/Brand.tsx'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { MenuOf } from './MenuOf.tsx'
import menu from '../ui/PopMenu.module.css'
import css from './Sidebar.module.css'

/** The menu on a phone: a modal dialog that slides in, and goes when a screen or a page was chosen. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('shell')
  const path = useRouterState({ select: (state) => state.location.pathname })
  const pageId = usePage((state) => state.pageId)
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [path, pageId])
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={t('navigation')}
      data-bar="sidebar"
      onClose={onClose}
      // A press on the dimmed screen lands on the dialog itself, not on anything inside.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && (
        <div className={css.drawerBody}>
          <div className={css.drawerHead}>
            <Brand />
            <button type="button" className={menu.icon} aria-label={t('closeMenu')} onClick={onClose}>
              <IconX size={22} stroke={1.75} />
            </button>
          </div>
          <nav aria-label={t('navigation')}>
            <MenuOf isRail={false} />
          </nav>
        </div>
      )}
    </dialog>
  )
}
