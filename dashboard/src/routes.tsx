// Every route on one screen. A new one is a line below, and a line in shell/menu.ts when the sidebar should name it.
import { createRoute, createRouter } from '@tanstack/react-router'
import { readCodePlace } from './accessCodes/place.ts'
import { readFilters } from './audit/filters.ts'
import { showWholeLanguage } from './core/language.ts'
import { readCarried } from './core/origin.ts'
import { readDoctorSearch } from './gateways/doctor/search.ts'
import { readSessionFilters } from './gateways/sessions/filters.ts'
import { readPlace } from './integrations/place.ts'
import { readMediaFilters } from './media/filters.ts'
import { readFlowsPlace } from './flows/place.ts'
import {
  dashboard,
  lazy,
  laterAdmin,
  laterScreen,
  ofAdmin,
  ofLetters,
  ofPage,
  pageScreen,
  publicScreen,
  reportScreen,
  root,
  screen,
  signIn,
} from './routeKinds.ts'
import { Crashed } from './shell/Crashed.tsx'
import { Lost } from './shell/Lost.tsx'

const routeTree = root.addChildren([
  signIn('/'),
  signIn('/signin'),
  createRoute({
    getParentRoute: () => root,
    path: '/signup',
    validateSearch: readCarried,
    component: lazy(() => import('./accounts/SignUp.tsx'), 'SignUp'),
  }),
  publicScreen(
    '/activate/$activateCode',
    lazy(() => import('./accounts/Activate.tsx'), 'Activate'),
  ),
  publicScreen(
    '/forgot-password',
    lazy(() => import('./accounts/ForgotPassword.tsx'), 'ForgotPassword'),
  ),
  publicScreen(
    '/reset-password/$code',
    lazy(() => import('./accounts/ResetPassword.tsx'), 'ResetPassword'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/terms',
    loader: showWholeLanguage,
    component: lazy(() => import('./accounts/Terms.tsx'), 'Terms'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/help',
    loader: showWholeLanguage,
    component: lazy(() => import('./shell/Help.tsx'), 'Help'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/shared',
    loader: showWholeLanguage,
    component: lazy(() => import('./reports/SharedReport.tsx'), 'SharedReport'),
  }),
  ofLetters('/page/$eid'),
  ofLetters('/page/$eid/$'),
  dashboard.addChildren([
    createRoute({
      getParentRoute: () => dashboard,
      path: '/my-pages',
      validateSearch: readCarried,
      component: lazy(() => import('./shell/OwnPages.tsx'), 'OwnPages'),
    }),
    screen(
      '/create-page',
      lazy(() => import('./pages/CreatePage.tsx'), 'CreatePage'),
    ),
    screen(
      '/page/$eid',
      lazy(() => import('./pages/PageSettings.tsx'), 'PageSettings'),
    ),
    screen(
      '/settings',
      lazy(() => import('./settings/Settings.tsx'), 'Settings'),
    ),
    ofPage.addChildren([
      pageScreen(
        '/',
        lazy(() => import('./home/HomePage.tsx'), 'HomePage'),
      ),
      pageScreen(
        '/devices',
        lazy(() => import('./gateways/DevicesPage.tsx'), 'DevicesPage'),
      ),
      createRoute({
        getParentRoute: () => ofPage,
        path: '/sessions',
        validateSearch: readSessionFilters,
        component: lazy(() => import('./gateways/sessions/SessionsPage.tsx'), 'SessionsPage'),
      }),
      createRoute({
        getParentRoute: () => ofPage,
        path: '/doctor',
        validateSearch: readDoctorSearch,
        component: lazy(() => import('./gateways/doctor/DoctorPage.tsx'), 'DoctorPage'),
      }),
      pageScreen(
        '/page-role',
        lazy(() => import('./members/MembersPage.tsx'), 'MembersPage'),
      ),
      createRoute({
        getParentRoute: () => ofPage,
        path: '/page-audit',
        validateSearch: readFilters,
        component: lazy(() => import('./audit/AuditPage.tsx'), 'AuditPage'),
      }),
      createRoute({
        getParentRoute: () => ofPage,
        path: '/media',
        validateSearch: readMediaFilters,
        component: lazy(() => import('./media/MediaPage.tsx'), 'MediaPage'),
      }),
      pageScreen(
        '/templates',
        lazy(() => import('./templates/TemplatesPage.tsx'), 'TemplatesPage'),
      ),
      pageScreen(
        '/template/$id',
        lazy(() => import('./templates/TemplateEditor.tsx'), 'TemplateEditor'),
      ),
      laterScreen('/campaign', 'campaigns', 'campaigns'),
      laterScreen('/campaign/$id', 'campaigns', 'campaigns'),
      laterScreen('/wifi-campaign', 'wifiCampaigns', 'campaigns'),
      laterScreen('/wifi-campaign/$campaignId', 'wifiCampaigns', 'campaigns'),
      createRoute({
        getParentRoute: () => ofPage,
        path: '/wifi-login-flow',
        validateSearch: readFlowsPlace,
        component: lazy(() => import('./flows/LoginFlowsPage.tsx'), 'LoginFlowsPage'),
      }),
      pageScreen(
        '/wifi-login-flow/$id',
        lazy(() => import('./flows/BuilderPage.tsx'), 'BuilderPage'),
      ),
      laterScreen('/tasks', 'tasks', 'loyalty'),
      laterScreen('/gifts', 'gifts', 'loyalty'),
      laterScreen('/gift-orders', 'giftOrders', 'loyalty'),
      reportScreen(
        '/report-overview',
        lazy(() => import('./reports/Screens.tsx'), 'OverviewScreen'),
      ),
      reportScreen(
        '/report-campaigns',
        lazy(() => import('./reports/Screens.tsx'), 'CampaignsScreen'),
      ),
      reportScreen(
        '/report-visits',
        lazy(() => import('./reports/Screens.tsx'), 'VisitsScreen'),
      ),
      reportScreen(
        '/report-devices',
        lazy(() => import('./reports/Screens.tsx'), 'DevicesScreen'),
      ),
      reportScreen(
        '/report-software',
        lazy(() => import('./reports/Screens.tsx'), 'SoftwareScreen'),
      ),
      reportScreen(
        '/report-times',
        lazy(() => import('./reports/Screens.tsx'), 'TimesScreen'),
      ),
      reportScreen(
        '/report-survey',
        lazy(() => import('./reports/Screens.tsx'), 'SurveyScreen'),
      ),
      reportScreen(
        '/report-top-users',
        lazy(() => import('./reports/People.tsx'), 'PeopleScreen'),
      ),
      laterScreen('/guests-custom-profile', 'profiles', 'guests'),
      laterScreen('/sale-leads', 'leads', 'leads'),
      createRoute({
        getParentRoute: () => ofPage,
        path: '/accesscode',
        validateSearch: readCodePlace,
        component: lazy(() => import('./accessCodes/AccessCodesPage.tsx'), 'AccessCodesPage'),
      }),
      pageScreen(
        '/page-notification',
        lazy(() => import('./notifications/NotificationsPage.tsx'), 'NotificationsPage'),
      ),
      laterScreen('/page-license', 'license', 'billing'),
      createRoute({
        getParentRoute: () => ofPage,
        path: '/page-integration',
        validateSearch: readPlace,
        component: lazy(() => import('./integrations/IntegrationPage.tsx'), 'IntegrationPage'),
      }),
      laterScreen('/user-finance', 'billing', 'billing'),
      laterScreen('/zalo-settings', 'zaloSettings', 'zalo'),
      laterScreen('/zalo-chatbot', 'zaloChatbot', 'zalo'),
      laterScreen('/zalo-automation', 'zaloAutomation', 'zalo'),
      laterScreen('/zalo-followers', 'zaloFollowers', 'zalo'),
      laterScreen('/zalo-messages', 'zaloMessages', 'zalo'),
      laterScreen('/zalo-message-templates', 'zaloTemplates', 'zalo'),
    ]),
    ofAdmin.addChildren([
      laterAdmin('/admin-plans', 'adminPlans'),
      laterAdmin('/admin-subscriptions', 'adminSubscriptions'),
      laterAdmin('/admin-license-code', 'adminLicenseCodes'),
      createRoute({
        getParentRoute: () => ofAdmin,
        path: '/admin-manage-templates',
        component: lazy(() => import('./templates/AdminTemplates.tsx'), 'AdminTemplates'),
      }),
    ]),
  ]),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultNotFoundComponent: Lost,
  defaultErrorComponent: Crashed,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
