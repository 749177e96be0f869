import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Area } from '../core/screen.ts'

export const reports = {
  label: 'report',
  icon: 'reportAnalytics',
  screens: {
    '/report-overview': {
      show: lazy(() => import('../reports/Screens.tsx'), 'OverviewScreen'),
      help: 'report-overview',
      label: 'reportOverview',
      icon: 'chartBar',
      may: 'report:read',
      bar: 'report',
    },
    '/report-top-users': {
      show: lazy(() => import('../reports/People.tsx'), 'PeopleScreen'),
      help: 'report-top-guests',
      label: 'reportTopUsers',
      icon: 'trophy',
      may: 'report.people:read',
    },
    '/report-campaigns': {
      show: lazy(() => import('../reports/Screens.tsx'), 'CampaignsScreen'),
      help: 'report-campaigns',
      label: 'reportCampaigns',
      icon: 'speakerphone',
      may: 'report:read',
    },
    '/report-visits': {
      show: lazy(() => import('../reports/Screens.tsx'), 'VisitsScreen'),
      help: 'report-visits',
      label: 'reportVisits',
      icon: 'calendarStats',
      may: 'report:read',
    },
    '/report-devices': {
      show: lazy(() => import('../reports/Screens.tsx'), 'DevicesScreen'),
      help: 'report-devices',
      label: 'reportDevices',
      icon: 'deviceMobile',
      may: 'report:read',
    },
    '/report-software': {
      show: lazy(() => import('../reports/Screens.tsx'), 'SoftwareScreen'),
      help: 'report-software',
      label: 'reportSoftware',
      icon: 'browser',
      may: 'report:read',
    },
    '/report-times': {
      show: lazy(() => import('../reports/Screens.tsx'), 'TimesScreen'),
      help: 'report-times',
      label: 'reportTimes',
      icon: 'clock',
      may: 'report:read',
    },
    '/report-loyalty': {
      show: lazy(() => import('../reports/Screens.tsx'), 'LoyaltyScreen'),
      help: 'report-loyalty',
      label: 'reportLoyalty',
      icon: 'gift',
      may: 'report:read',
    },
    '/report-survey': {
      show: lazy(() => import('../reports/Screens.tsx'), 'SurveyScreen'),
      help: 'report-survey',
      label: 'reportSurvey',
      icon: 'clipboardText',
      may: 'report.people:read',
    },
  },
} satisfies Area
