import {
  IconBell,
  IconHistory,
  IconLicense,
  IconPlugConnected,
  IconReceipt,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'
import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'
import { later } from './later.ts'

export const page = {
  label: 'page',
  icon: IconSettings,
  screens: {
    '/page/$eid': {
      show: lazy(() => import('../pages/PageSettings.tsx'), 'PageSettings'),
      help: 'page-details',
      label: 'pageGeneral',
      icon: IconSettings,
      may: 'page.settings:read',
      of: 'user',
    },
    '/page-notification': {
      show: lazy(() => import('../notifications/NotificationsPage.tsx'), 'NotificationsPage'),
      help: 'notifications',
      label: 'notification',
      icon: IconBell,
      may: 'page.notification:read',
    },
    '/page-license': later('license', IconLicense, 'page.license:read', 'billing'),
    '/page-role': {
      show: lazy(() => import('../members/MembersPage.tsx'), 'MembersPage'),
      help: 'invite',
      label: 'role',
      icon: IconUsers,
      may: 'page.roles:leave',
    },
    '/page-integration': {
      show: lazy(() => import('../integrations/IntegrationPage.tsx'), 'IntegrationPage'),
      help: 'own-services',
      label: 'integration',
      icon: IconPlugConnected,
      may: 'page.integration:read',
    },
    '/user-finance': later('billing', IconReceipt, 'finance:read', 'billing'),
    '/page-audit': {
      show: lazy(() => import('../audit/AuditPage.tsx'), 'AuditPage'),
      help: 'audit-log',
      label: 'audit',
      icon: IconHistory,
      may: 'page.audit:read',
    },
  },
} satisfies Area
