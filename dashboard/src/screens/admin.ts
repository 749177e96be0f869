import { IconAward, IconCreditCard, IconLicense, IconShieldCog, IconTemplate } from '@tabler/icons-react'
import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'
import { later } from './later.ts'

export const admin = {
  label: 'admin',
  icon: IconShieldCog,
  screens: {
    '/admin-plans': { ...later('adminPlans', IconAward, undefined, 'admin'), of: 'admin' },
    '/admin-subscriptions': { ...later('adminSubscriptions', IconCreditCard, undefined, 'admin'), of: 'admin' },
    '/admin-license-code': { ...later('adminLicenseCodes', IconLicense, undefined, 'admin'), of: 'admin' },
    '/admin-manage-templates': {
      show: lazy(() => import('../templates/AdminTemplates.tsx'), 'AdminTemplates'),
      help: 'welcome-look',
      label: 'adminTemplates',
      icon: IconTemplate,
      of: 'admin',
    },
  },
} satisfies Area
