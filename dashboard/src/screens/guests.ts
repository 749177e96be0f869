import { IconTargetArrow, IconUserHeart, IconUsersGroup } from '@tabler/icons-react'
import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'
import { later } from './later.ts'

export const guests = {
  label: 'guests',
  icon: IconUsersGroup,
  screens: {
    '/guests-custom-profile': later('profiles', IconUserHeart, 'guest:read', 'guests'),
    '/sale-leads': {
      show: lazy(() => import('../leads/LeadsPage.tsx'), 'LeadsPage'),
      help: 'leads',
      label: 'leads',
      icon: IconTargetArrow,
      may: 'lead:read',
    },
  },
} satisfies Area
