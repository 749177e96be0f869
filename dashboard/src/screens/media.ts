import { IconPhoto } from '@tabler/icons-react'
import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const media = {
  label: 'media',
  icon: IconPhoto,
  screens: {
    '/media': {
      show: lazy(() => import('../media/MediaPage.tsx'), 'MediaPage'),
      help: 'media',
      label: 'media',
      icon: IconPhoto,
      may: 'media:read',
    },
  },
} satisfies Area
