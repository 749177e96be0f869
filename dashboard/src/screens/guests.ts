import { IconTargetArrow, IconUserHeart, IconUsersGroup } from '@tabler/icons-react'
import type { Area } from '../core/screen.ts'
import { later } from './later.ts'

export const guests = {
  label: 'guests',
  icon: IconUsersGroup,
  screens: {
    '/guests-custom-profile': later('profiles', IconUserHeart, 'guest:read', 'guests'),
    '/sale-leads': later('leads', IconTargetArrow, 'lead:read', 'leads'),
  },
} satisfies Area
