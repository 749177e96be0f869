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
    '/admin-vouchers': {
      show: lazy(() => import('../plans/AdminVouchers.tsx'), 'AdminVouchers'),
      help: 'billing',
      label: 'adminVouchers',
      icon: 'confetti',
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
    '/admin-pages': {
      show: lazy(() => import('../platform/AdminPages.tsx'), 'AdminPages'),
      help: 'platform',
      label: 'adminPages',
      icon: 'buildingStore',
      of: 'admin',
    },
    '/admin-users': {
      show: lazy(() => import('../platform/AdminUsers.tsx'), 'AdminUsers'),
      help: 'platform',
      label: 'adminUsers',
      icon: 'users',
      of: 'admin',
    },
    '/admin-report': {
      show: lazy(() => import('../platform/PlatformReport.tsx'), 'PlatformReport'),
      help: 'platform',
      label: 'adminReport',
      icon: 'chartBar',
      of: 'admin',
    },
    '/admin-work': {
      show: lazy(() => import('../platform/PlatformWork.tsx'), 'PlatformWork'),
      help: 'platform',
      label: 'adminWork',
      icon: 'stethoscope',
      of: 'admin',
    },
    '/admin-announcements': {
      show: lazy(() => import('../platform/AnnouncementsPage.tsx'), 'AnnouncementsPage'),
      help: 'platform',
      label: 'announcements',
      icon: 'speakerphone',
      of: 'admin',
    },
    '/admin-log': {
      show: lazy(() => import('../platform/AdminLog.tsx'), 'AdminLog'),
      help: 'platform',
      label: 'adminLog',
      icon: 'history',
      of: 'admin',
    },
  },
} satisfies Area
