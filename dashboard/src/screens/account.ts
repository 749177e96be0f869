// What belongs to the signed-in user rather than to a page.
import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import { readOrigin } from '../core/origin.ts'
import type { Area } from '../core/screen.ts'

export const account = {
  label: 'myPages',
  icon: 'buildingStore',
  screens: {
    '/my-pages': {
      show: lazy(() => import('../shell/OwnPages.tsx'), 'OwnPages'),
      help: 'several-venues',
      label: 'myPages',
      icon: 'buildingStore',
      of: 'user',
      search: readOrigin,
    },
    '/create-page': {
      show: lazy(() => import('../pages/CreatePage.tsx'), 'CreatePage'),
      help: 'first-evening',
      of: 'user',
    },
    '/settings': { show: lazy(() => import('../settings/Settings.tsx'), 'Settings'), help: 'two-step', of: 'user' },
  },
} satisfies Area
