import { IconHome } from '@tabler/icons-react'
import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const home = {
  label: 'home',
  icon: IconHome,
  screens: {
    '/': {
      show: lazy(() => import('../home/HomePage.tsx'), 'HomePage'),
      help: 'home',
      label: 'home',
      icon: IconHome,
      bar: 'home',
    },
  },
} satisfies Area
