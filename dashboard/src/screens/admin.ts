import { IconAward, IconCreditCard, IconLicense, IconShieldCog, IconTemplate } from '@tabler/icons-react'
import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const admin = {
  label: 'admin',
  icon: IconShieldCog,
  screens: {
    '/admin-plans': {
      show: lazy(() => import('../plans/AdminPlans.tsx'), 'AdminPlans'),
      help: 'billing',
      label: 'adminPlans',
      icon: IconAward,
      of: 'admin',
    },
    '/admin-subscriptions': {
      show: lazy(() => import('../plans/AdminSubscriptions.tsx'), 'AdminSubscriptions'),
      help: 'billing',
      label: 'adminSubscriptions',
      icon: IconCreditCard,
      of: 'admin',
    },
    '/admin-license-code': {
      show: lazy(() => import('../plans/AdminLicences.tsx'), 'AdminLicences'),
      help: 'billing',
      label: 'adminLicenseCodes',
      icon: IconLicense,
      of: 'admin',
    },
    '/admin-manage-templates': {
      show: lazy(() => import('../templates/AdminTemplates.tsx'), 'AdminTemplates'),
      help: 'welcome-look',
      label: 'adminTemplates',
      icon: IconTemplate,
      of: 'admin',
    },
  },
} satisfies Area
