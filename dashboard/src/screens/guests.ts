import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const guests = {
  label: 'guests',
  icon: 'usersGroup',
  screens: {
    '/guests-custom-profile': {
      show: lazy(() => import('../profiles/ProfilesPage.tsx'), 'ProfilesPage'),
      help: 'guest-profiles',
      label: 'profiles',
      icon: 'userHeart',
      may: 'guest:read',
    },
    '/segments': {
      show: lazy(() => import('../profiles/segments/SegmentsPage.tsx'), 'SegmentsPage'),
      help: 'guest-segments',
      label: 'segments',
      icon: 'filter',
      may: 'guest:read',
    },
    '/guest-tags': {
      show: lazy(() => import('../profiles/TagsPage.tsx'), 'TagsPage'),
      help: 'guest-tags',
      label: 'tags',
      icon: 'tag',
      may: 'guest:read',
    },
    '/imports': {
      show: lazy(() => import('../imports/ImportsPage.tsx'), 'ImportsPage'),
      help: 'import-guests',
      label: 'imports',
      icon: 'transfer',
      may: 'lead:read',
    },
    '/reviews': {
      show: lazy(() => import('../reviews/ReviewsPage.tsx'), 'ReviewsPage'),
      help: 'reviews',
      label: 'reviews',
      icon: 'stars',
      may: 'review:read',
    },
    '/sale-leads': {
      show: lazy(() => import('../leads/LeadsPage.tsx'), 'LeadsPage'),
      help: 'leads',
      label: 'leads',
      icon: 'targetArrow',
      may: 'lead:read',
    },
  },
} satisfies Area
