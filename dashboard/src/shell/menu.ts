// What the sidebar shows, as data. A screen adds one line here.
import { IconBuildingStore, IconHome, IconRouter, IconSettings, type Icon } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { Permission } from '@portico/contract/access.ts'
import type { Messages } from '../core/messages.ts'

export type MenuLabel = keyof Messages['shell']['menu']

export type MenuEntry = {
  label: MenuLabel
  icon: Icon
  /** A route; `$eid` in it is the selected page. */
  to: NonNullable<LinkProps['to']>
  /** Hidden from roles without it. */
  may?: Permission
}

export type MenuGroup = {
  /** Left out: the group stands without a heading. */
  label?: MenuLabel
  /** Only for platform administrators. */
  isAdmin?: true
  /** Only while a page is selected. */
  isOfPage?: true
  entries: MenuEntry[]
}

export const MENU: MenuGroup[] = [
  {
    entries: [
      { label: 'home', icon: IconHome, to: '/dashboard' },
      { label: 'myPages', icon: IconBuildingStore, to: '/dashboard/my-pages' },
    ],
  },
  {
    label: 'wifi',
    isOfPage: true,
    entries: [{ label: 'devices', icon: IconRouter, to: '/dashboard/devices', may: 'device:read' }],
  },
  {
    label: 'page',
    isOfPage: true,
    entries: [{ label: 'pageSettings', icon: IconSettings, to: '/dashboard/page/$eid', may: 'page.settings:read' }],
  },
]
