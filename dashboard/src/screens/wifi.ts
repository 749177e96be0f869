import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const wifi = {
  label: 'wifi',
  icon: 'wifi',
  screens: {
    '/campaign': {
      show: lazy(() => import('../campaigns/CampaignsPage.tsx'), 'CampaignsPage'),
      help: 'campaigns',
      label: 'campaigns',
      icon: 'speakerphone',
      may: 'campaign:read',
      module: 'campaigns',
    },
    '/campaign/$id': {
      show: lazy(() => import('../campaigns/CampaignEditor.tsx'), 'CampaignEditor'),
      help: 'campaigns',
      may: 'campaign:read',
      module: 'campaigns',
    },
    '/wifi-campaign': {
      show: lazy(() => import('../campaigns/bookings/BookingsPage.tsx'), 'BookingsPage'),
      help: 'book-campaign',
      label: 'wifiCampaigns',
      icon: 'calendarEvent',
      may: 'campaign:read',
      module: 'campaigns',
    },
    '/wifi-campaign/$campaignId': {
      show: lazy(() => import('../campaigns/bookings/BookingEditor.tsx'), 'BookingEditor'),
      help: 'book-campaign',
      may: 'campaign:read',
      module: 'campaigns',
    },
    '/devices': {
      show: lazy(() => import('../gateways/DevicesPage.tsx'), 'DevicesPage'),
      help: 'add-device',
      label: 'devices',
      icon: 'router',
      may: 'device:read',
    },
    '/wifi-login-flow': {
      show: lazy(() => import('../flows/LoginFlowsPage.tsx'), 'LoginFlowsPage'),
      help: 'login-flow',
      label: 'loginFlow',
      icon: 'login2',
      may: 'flow:read',
    },
    '/wifi-login-flow/$id': {
      show: lazy(() => import('../flows/BuilderPage.tsx'), 'BuilderPage'),
      help: 'steps',
      may: 'flow:read',
    },
    '/templates': {
      show: lazy(() => import('../templates/TemplatesPage.tsx'), 'TemplatesPage'),
      help: 'welcome-look',
      label: 'templates',
      icon: 'brush',
      may: 'template:read',
    },
    '/template/$id': {
      show: lazy(() => import('../templates/TemplateEditor.tsx'), 'TemplateEditor'),
      help: 'welcome-look',
      may: 'template:read',
    },
    '/sessions': {
      show: lazy(() => import('../gateways/sessions/SessionsPage.tsx'), 'SessionsPage'),
      help: 'live-sessions',
      label: 'sessions',
      icon: 'devices',
      may: 'session:read',
      bar: 'online',
    },
    '/doctor': {
      show: lazy(() => import('../gateways/doctor/DoctorPage.tsx'), 'DoctorPage'),
      help: 'nobody-gets-in',
      label: 'doctor',
      icon: 'stethoscope',
      may: 'session:read',
    },
    '/counter': {
      show: lazy(() => import('./CounterScreen.tsx'), 'CounterScreen'),
      help: 'counter',
      label: 'counter',
      icon: 'cashRegister',
      may: 'access-code:read',
      bar: 'counter',
      isFull: true,
    },
    '/accesscode': {
      show: lazy(() => import('../accessCodes/AccessCodesPage.tsx'), 'AccessCodesPage'),
      help: 'access-codes',
      label: 'accessCodes',
      icon: 'ticket',
      may: 'access-code:read',
    },
  },
} satisfies Area
