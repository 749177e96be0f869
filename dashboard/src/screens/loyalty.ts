import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const loyalty = {
  label: 'loyalty',
  icon: 'gift',
  screens: {
    '/gift-orders': {
      show: lazy(() => import('../gifts/orders/GiftOrdersPage.tsx'), 'GiftOrdersPage'),
      help: 'gift-orders',
      label: 'giftOrders',
      icon: 'package',
      may: 'gift-order:read',
    },
    '/gifts': {
      show: lazy(() => import('../gifts/GiftsPage.tsx'), 'GiftsPage'),
      help: 'gifts',
      label: 'gifts',
      icon: 'gift',
      may: 'loyalty:read',
      module: 'loyalty',
    },
    '/games': {
      show: lazy(() => import('../gifts/games/GamesPage.tsx'), 'GamesPage'),
      help: 'games',
      label: 'games',
      icon: 'confetti',
      may: 'loyalty:read',
      module: 'loyalty',
    },
    '/tasks': {
      show: lazy(() => import('../tasks/TasksPage.tsx'), 'TasksPage'),
      help: 'tasks',
      label: 'tasks',
      icon: 'listCheck',
      may: 'loyalty:read',
      module: 'loyalty',
    },
  },
} satisfies Area
