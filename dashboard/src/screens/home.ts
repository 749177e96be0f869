import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const home = {
  label: 'home',
  icon: 'home',
  screens: {
    '/': {
      show: lazy(() => import('../home/HomePage.tsx'), 'HomePage'),
      help: 'home',
      label: 'home',
      icon: 'home',
      bar: 'home',
    },
  },
} satisfies Area
