import {
  IconBrowser,
  IconCalendarStats,
  IconChartBar,
  IconClipboardText,
  IconClock,
  IconDeviceMobile,
  IconReportAnalytics,
  IconSpeakerphone,
  IconTrophy,
} from '@tabler/icons-react'
import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'
import { readView } from '../reports/view.ts'

export const reports = {
  label: 'report',
  icon: IconReportAnalytics,
  screens: {
    '/report-overview': {
      show: lazy(() => import('../reports/Screens.tsx'), 'OverviewScreen'),
      label: 'reportOverview',
      icon: IconChartBar,
      may: 'report:read',
      search: readView,
    },
    '/report-top-users': {
      show: lazy(() => import('../reports/People.tsx'), 'PeopleScreen'),
      label: 'reportTopUsers',
      icon: IconTrophy,
      may: 'report.people:read',
      search: readView,
    },
    '/report-campaigns': {
      show: lazy(() => import('../reports/Screens.tsx'), 'CampaignsScreen'),
      label: 'reportCampaigns',
      icon: IconSpeakerphone,
      may: 'report:read',
      search: readView,
    },
    '/report-visits': {
      show: lazy(() => import('../reports/Screens.tsx'), 'VisitsScreen'),
      label: 'reportVisits',
      icon: IconCalendarStats,
      may: 'report:read',
      search: readView,
    },
    '/report-devices': {
      show: lazy(() => import('../reports/Screens.tsx'), 'DevicesScreen'),
      label: 'reportDevices',
      icon: IconDeviceMobile,
      may: 'report:read',
      search: readView,
    },
    '/report-software': {
      show: lazy(() => import('../reports/Screens.tsx'), 'SoftwareScreen'),
      label: 'reportSoftware',
      icon: IconBrowser,
      may: 'report:read',
      search: readView,
    },
    '/report-times': {
      show: lazy(() => import('../reports/Screens.tsx'), 'TimesScreen'),
      label: 'reportTimes',
      icon: IconClock,
      may: 'report:read',
      search: readView,
    },
    '/report-survey': {
      show: lazy(() => import('../reports/Screens.tsx'), 'SurveyScreen'),
      label: 'reportSurvey',
      icon: IconClipboardText,
      may: 'report.people:read',
      search: readView,
    },
  },
} satisfies Area
