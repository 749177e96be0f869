// Every route on one screen. Those below `/dashboard` come from the entries in screens.ts.
import { createRoute, createRouter, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { showWholeLanguage } from './core/language.ts'
import { readOrigin } from './core/origin.ts'
import { openHelp, readHelpSearch } from './help/openHelp.ts'
import { dashboard, ofAdmin, ofLetters, ofPage, publicScreen, root, routesUnder, signIn } from './routeKinds.ts'
import { AREAS } from './screens.ts'
import { CrashNotice } from './shell/CrashNotice.tsx'

const routeTree = root.addChildren([
  signIn('/'),
  signIn('/signin'),
  createRoute({
    getParentRoute: () => root,
    path: '/signup',
    validateSearch: readOrigin,
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
    validateSearch: readHelpSearch,
    loader: openHelp,
    component: lazy(() => import('./help/HelpCentre.tsx'), 'HelpCentre'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/help/$article',
    loader: openHelp,
    component: lazy(() => import('./help/HelpArticle.tsx'), 'HelpArticle'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/shared',
    loader: showWholeLanguage,
    component: lazy(() => import('./reports/SharedReport.tsx'), 'SharedReport'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/approve',
    loader: showWholeLanguage,
    component: lazy(() => import('./campaigns/bookings/Approval.tsx'), 'Approval'),
  }),
  ofLetters('/page/$eid'),
  ofLetters('/page/$eid/$'),
  dashboard.addChildren([
    ...routesUnder(dashboard, 'user', AREAS),
    ofPage.addChildren(routesUnder(ofPage, undefined, AREAS)),
    ofAdmin.addChildren(routesUnder(ofAdmin, 'admin', AREAS)),
  ]),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultNotFoundComponent: lazy(() => import('./shell/NotFound.tsx'), 'NotFound'),
  defaultErrorComponent: CrashNotice,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
