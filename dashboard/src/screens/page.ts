import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const page = {
  label: 'page',
  icon: 'settings',
  screens: {
    '/page/$eid': {
      show: lazy(() => import('../pages/PageSettings.tsx'), 'PageSettings'),
      help: 'page-details',
      label: 'pageGeneral',
      icon: 'settings',
      may: 'page.settings:read',
      of: 'user',
    },
    '/page-menu': {
      show: lazy(() => import('../menu/MenuPage.tsx'), 'MenuPage'),
      help: 'menu',
      label: 'menu',
      icon: 'toolsKitchen2',
      may: 'menu:read',
    },
    '/page-notification': {
      show: lazy(() => import('../notifications/NotificationsPage.tsx'), 'NotificationsPage'),
      help: 'notifications',
      label: 'notification',
      icon: 'bell',
      may: 'page.notification:read',
    },
    '/page-license': {
      show: lazy(() => import('../plans/PageLicense.tsx'), 'PageLicense'),
      help: 'billing',
      label: 'license',
      icon: 'license',
      may: 'page.license:read',
    },
    '/page-role': {
      show: lazy(() => import('../members/MembersPage.tsx'), 'MembersPage'),
      help: 'invite',
      label: 'role',
      icon: 'users',
      may: 'page.roles:leave',
    },
    '/page-integration': {
      show: lazy(() => import('../integrations/IntegrationPage.tsx'), 'IntegrationPage'),
      help: 'own-services',
      label: 'integration',
      icon: 'plugConnected',
      may: 'page.integration:read',
      module: 'api',
    },
    '/user-finance': {
      show: lazy(() => import('../finance/FinancePage.tsx'), 'FinancePage'),
      help: 'billing',
      label: 'billing',
      icon: 'receipt',
      may: 'finance:read',
    },
    '/page-audit': {
      show: lazy(() => import('../audit/AuditPage.tsx'), 'AuditPage'),
      help: 'audit-log',
      label: 'audit',
      icon: 'history',
      may: 'page.audit:read',
    },
  },
} satisfies Area
