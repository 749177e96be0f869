import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const media = {
  label: 'media',
  icon: 'photo',
  screens: {
    '/media': {
      show: lazy(() => import('../media/MediaPage.tsx'), 'MediaPage'),
      help: 'media',
      label: 'media',
      icon: 'photo',
      may: 'media:read',
    },
  },
} satisfies Area
