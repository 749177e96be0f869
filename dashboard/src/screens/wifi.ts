import {
  IconBrush,
  IconCashRegister,
  IconDevices,
  IconLogin2,
  IconRouter,
  IconSpeakerphone,
  IconStethoscope,
  IconTicket,
  IconWifi,
} from '@tabler/icons-react'
import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'
import { later } from './later.ts'

const campaigns = later('campaigns', IconSpeakerphone, 'campaign:read', 'campaigns')
const wifiCampaigns = later('wifiCampaigns', IconWifi, 'campaign:read', 'campaigns')

export const wifi = {
  label: 'wifi',
  icon: IconWifi,
  screens: {
    '/campaign': campaigns,
    '/campaign/$id': campaigns,
    '/wifi-campaign': { ...wifiCampaigns, isAside: true },
    '/wifi-campaign/$campaignId': wifiCampaigns,
    '/devices': {
      show: lazy(() => import('../gateways/DevicesPage.tsx'), 'DevicesPage'),
      label: 'devices',
      icon: IconRouter,
      may: 'device:read',
    },
    '/wifi-login-flow': {
      show: lazy(() => import('../flows/LoginFlowsPage.tsx'), 'LoginFlowsPage'),
      label: 'loginFlow',
      icon: IconLogin2,
      may: 'flow:read',
    },
    '/wifi-login-flow/$id': {
      show: lazy(() => import('../flows/BuilderPage.tsx'), 'BuilderPage'),
      may: 'flow:read',
    },
    '/templates': {
      show: lazy(() => import('../templates/TemplatesPage.tsx'), 'TemplatesPage'),
      label: 'templates',
      icon: IconBrush,
      may: 'template:read',
    },
    '/template/$id': {
      show: lazy(() => import('../templates/TemplateEditor.tsx'), 'TemplateEditor'),
      may: 'template:read',
    },
    '/sessions': {
      show: lazy(() => import('../gateways/sessions/SessionsPage.tsx'), 'SessionsPage'),
      label: 'sessions',
      icon: IconDevices,
      may: 'session:read',
    },
    '/doctor': {
      show: lazy(() => import('../gateways/doctor/DoctorPage.tsx'), 'DoctorPage'),
      label: 'doctor',
      icon: IconStethoscope,
      may: 'session:read',
    },
    '/counter': {
      show: lazy(() => import('../accessCodes/CounterPage.tsx'), 'CounterPage'),
      label: 'counter',
      icon: IconCashRegister,
      may: 'access-code:read',
    },
    '/accesscode': {
      show: lazy(() => import('../accessCodes/AccessCodesPage.tsx'), 'AccessCodesPage'),
      label: 'accessCodes',
      icon: IconTicket,
      may: 'access-code:read',
    },
  },
} satisfies Area
