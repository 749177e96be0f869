import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const admin = {
  label: 'admin',
  icon: 'shieldCog',
  screens: {
    '/admin-plans': {
      show: lazy(() => import('../plans/AdminPlans.tsx'), 'AdminPlans'),
      help: 'billing',
      label: 'adminPlans',
      icon: 'award',
      of: 'admin',
    },
    '/admin-subscriptions': {
      show: lazy(() => import('../plans/AdminSubscriptions.tsx'), 'AdminSubscriptions'),
      help: 'billing',
      label: 'adminSubscriptions',
      icon: 'creditCard',
      of: 'admin',
    },
    '/admin-payments': {
      show: lazy(() => import('../finance/AdminPayments.tsx'), 'AdminPayments'),
      help: 'billing',
      label: 'adminPayments',
      icon: 'receipt',
      of: 'admin',
    },
    '/admin-license-code': {
      show: lazy(() => import('../plans/AdminLicences.tsx'), 'AdminLicences'),
      help: 'billing',
      label: 'adminLicenseCodes',
      icon: 'license',
      of: 'admin',
    },
    '/admin-manage-templates': {
      show: lazy(() => import('../templates/AdminTemplates.tsx'), 'AdminTemplates'),
      help: 'welcome-look',
      label: 'adminTemplates',
      icon: 'template',
      of: 'admin',
    },
  },
} satisfies Area
