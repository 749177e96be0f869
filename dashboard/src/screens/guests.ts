import {
  IconFilter,
  IconStars,
  IconTag,
  IconTransfer,
  IconTargetArrow,
  IconUserHeart,
  IconUsersGroup,
} from '@tabler/icons-react'
import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const guests = {
  label: 'guests',
  icon: IconUsersGroup,
  screens: {
    '/guests-custom-profile': {
      show: lazy(() => import('../profiles/ProfilesPage.tsx'), 'ProfilesPage'),
      help: 'guest-profiles',
      label: 'profiles',
      icon: IconUserHeart,
      may: 'guest:read',
    },
    '/segments': {
      show: lazy(() => import('../profiles/segments/SegmentsPage.tsx'), 'SegmentsPage'),
      help: 'guest-segments',
      label: 'segments',
      icon: IconFilter,
      may: 'guest:read',
    },
    '/guest-tags': {
      show: lazy(() => import('../profiles/TagsPage.tsx'), 'TagsPage'),
      help: 'guest-tags',
      label: 'tags',
      icon: IconTag,
      may: 'guest:read',
    },
    '/imports': {
      show: lazy(() => import('../imports/ImportsPage.tsx'), 'ImportsPage'),
      help: 'import-guests',
      label: 'imports',
      icon: IconTransfer,
      may: 'lead:read',
    },
    '/reviews': {
      show: lazy(() => import('../reviews/ReviewsPage.tsx'), 'ReviewsPage'),
      help: 'reviews',
      label: 'reviews',
      icon: IconStars,
      may: 'review:read',
    },
    '/sale-leads': {
      show: lazy(() => import('../leads/LeadsPage.tsx'), 'LeadsPage'),
      help: 'leads',
      label: 'leads',
      icon: IconTargetArrow,
      may: 'lead:read',
    },
  },
} satisfies Area
