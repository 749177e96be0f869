import { IconGift, IconListCheck, IconPackage } from '@tabler/icons-react'
import type { Area } from '../core/screen.ts'
import { later } from './later.ts'

export const loyalty = {
  label: 'loyalty',
  icon: IconGift,
  screens: {
    '/gift-orders': later('giftOrders', IconPackage, 'gift-order:read', 'loyalty'),
    '/gifts': later('gifts', IconGift, 'loyalty:read', 'loyalty'),
    '/tasks': later('tasks', IconListCheck, 'loyalty:read', 'loyalty'),
  },
} satisfies Area
