import { Drawer } from '@mantine/core'
import { useEffect } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { Brand } from '../core/Brand.tsx'
import { useText } from '../core/useText.ts'
import { MenuLinks } from './MenuLinks.tsx'
import { PagePicker } from './PagePicker.tsx'
import css from './Sidebar.module.css'

/** The menu on a phone: slides in, and goes when a screen was chosen. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('shell')
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(onClose, [path])
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size={288}>
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content aria-label={t('navigation')}>
        <Drawer.Header component="div" className={css.drawerHead}>
          <Brand />
          <Drawer.CloseButton aria-label={t('closeMenu')} size="lg" />
        </Drawer.Header>
        <Drawer.Body className={css.drawerBody}>
          <PagePicker isRail={false} />
          <nav aria-label={t('navigation')}>
            <MenuLinks isRail={false} />
          </nav>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
