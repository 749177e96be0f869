// Every route on one screen. A new one is a line below, and a line in shell/menu.ts when the sidebar should name it.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AsyncRouteComponent,
} from '@tanstack/react-router'
import { showWholeLanguage } from './core/language.ts'
import { readFilters } from './audit/filters.ts'
import { homeAfterSignIn } from './core/origin.ts'
import { useSession } from './core/session.ts'
import type { Later } from './later/LaterPage.tsx'
import { Crashed } from './shell/Crashed.tsx'
import { Lost } from './shell/Lost.tsx'

const root = createRootRoute()

const signIn = (path: '/' | '/signin') =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: (search): { from?: string } => (typeof search['from'] === 'string' ? { from: search['from'] } : {}),
    beforeLoad: ({ search }) => {
      if (useSession.getState().session) throw redirect({ href: homeAfterSignIn(search.from) })
    },
    component: lazyRouteComponent(() => import('./accounts/SignIn.tsx'), 'SignIn'),
  })

/** A screen for people who are not signed in, or need not be. */
function publicScreen<const Path extends string>(path: Path, component: AsyncRouteComponent<object>) {
  return createRoute({ getParentRoute: () => root, path, component })
}

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  beforeLoad: ({ location }) => {
    if (!useSession.getState().session) throw redirect({ to: '/signin', search: { from: location.href } })
  },
  // Beside the component, not before it: both travel at the same time.
  loader: showWholeLanguage,
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell'),
})

/** Asks for a page first when none is selected. */
const ofPage = createRoute({
  getParentRoute: () => dashboard,
  id: 'ofPage',
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'OfPage'),
})

/** A screen of the signed-in user. */
function screen<const Path extends string>(path: Path, component: AsyncRouteComponent<object>) {
  return createRoute({ getParentRoute: () => dashboard, path, component })
}

/** A screen of the selected page. */
function pageScreen<const Path extends string>(path: Path, component: AsyncRouteComponent<object>) {
  return createRoute({ getParentRoute: () => ofPage, path, component })
}

/** Screens of platform administrators. */
const ofAdmin = createRoute({
  getParentRoute: () => dashboard,
  id: 'ofAdmin',
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'OfAdmin'),
})

const lazy = lazyRouteComponent

const laterPage = lazy(() => import('./later/LaterPage.tsx'), 'LaterPage')

/** An address of the specification whose area comes later. */
function laterScreen<const Path extends string>(path: Path, label: Later['label'], topic: Later['topic']) {
  return createRoute({
    getParentRoute: () => ofPage,
    path,
    component: laterPage,
    staticData: { later: { label, topic } },
  })
}

function laterAdmin<const Path extends string>(path: Path, label: Later['label']) {
  const later: Later = { label, topic: 'admin' }
  return createRoute({ getParentRoute: () => ofAdmin, path, component: laterPage, staticData: { later } })
}

const routeTree = root.addChildren([
  signIn('/'),
  signIn('/signin'),
  publicScreen(
    '/signup',
    lazy(() => import('./accounts/SignUp.tsx'), 'SignUp'),
  ),
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
  dashboard.addChildren([
    screen(
      '/my-pages',
      lazy(() => import('./shell/OwnPages.tsx'), 'OwnPages'),
    ),
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
      laterScreen('/media', 'media', 'media'),
      laterScreen('/campaign', 'campaigns', 'campaigns'),
      laterScreen('/campaign/$id', 'campaigns', 'campaigns'),
      laterScreen('/wifi-campaign', 'wifiCampaigns', 'campaigns'),
      laterScreen('/wifi-campaign/$campaignId', 'wifiCampaigns', 'campaigns'),
      laterScreen('/wifi-login-flow', 'loginFlow', 'loginFlow'),
      laterScreen('/tasks', 'tasks', 'loyalty'),
      laterScreen('/gifts', 'gifts', 'loyalty'),
      laterScreen('/gift-orders', 'giftOrders', 'loyalty'),
      laterScreen('/report-overview', 'reportOverview', 'reports'),
      laterScreen('/report-campaigns', 'reportCampaigns', 'reports'),
      laterScreen('/report-visits', 'reportVisits', 'reports'),
      laterScreen('/report-devices', 'reportDevices', 'reports'),
      laterScreen('/report-software', 'reportSoftware', 'reports'),
      laterScreen('/report-times', 'reportTimes', 'reports'),
      laterScreen('/report-survey', 'reportSurvey', 'reports'),
      laterScreen('/report-top-users', 'reportTopUsers', 'reports'),
      laterScreen('/guests-custom-profile', 'profiles', 'guests'),
      laterScreen('/sale-leads', 'leads', 'leads'),
      laterScreen('/accesscode', 'accessCodes', 'accessCodes'),
      laterScreen('/page-notification', 'notification', 'notification'),
      laterScreen('/page-license', 'license', 'billing'),
      laterScreen('/page-integration', 'integration', 'integration'),
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
      laterAdmin('/admin-manage-templates', 'adminTemplates'),
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
