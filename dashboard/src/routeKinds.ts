// The kinds of screens: who may open them, and what they load first. `routes.tsx` says which there are.
import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  type AsyncRouteComponent,
} from '@tanstack/react-router'
import { showUpfront, showWholeLanguage, useLanguage } from './core/language.ts'
import { homeAfterSignIn, isPageId, readCarried, screenOfLetter } from './core/origin.ts'
import { aimAtPage } from './core/page.ts'
import { useSession } from './core/session.ts'
import type { Later } from './later/LaterPage.tsx'
import { readView } from './reports/view.ts'

export const root = createRootRoute()

export function signIn(path: '/' | '/signin') {
  return createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readCarried,
    beforeLoad: ({ search }) => {
      if (useSession.getState().session) throw redirect({ href: homeAfterSignIn(search.from, search.invitation) })
    },
    component: lazyRouteComponent(() => import('./accounts/SignIn.tsx'), 'SignIn'),
  })
}

/** Links in letters and notices name the page they are about: it is selected, whichever was before. */
export function ofLetters(path: '/page/$eid' | '/page/$eid/$') {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ params, location }) => {
      if (isPageId(params.eid)) aimAtPage(params.eid)
      throw redirect({ href: screenOfLetter(location.href), replace: true })
    },
  })
}

/** A screen for people who are not signed in, or need not be. */
export function publicScreen<const Path extends string>(path: Path, component: AsyncRouteComponent<object>) {
  return createRoute({ getParentRoute: () => root, path, component })
}

export const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  beforeLoad: ({ location }) => {
    if (!useSession.getState().session) throw redirect({ to: '/signin', search: { from: location.href } })
    // From the home screen on: nearly always there by then. Nothing to wait for is no promise to wait for.
    if (!isHome(location.pathname) && useLanguage.getState().extent === 'upfront') return showWholeLanguage()
    return undefined
  },
  // Beside the component, not before it: both travel at the same time.
  loader: ({ location }) => (isHome(location.pathname) ? showUpfront() : showWholeLanguage()),
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell'),
})

function isHome(path: string): boolean {
  return /^\/dashboard\/?$/.test(path)
}

/** Asks for a page first when none is selected. */
export const ofPage = createRoute({
  getParentRoute: () => dashboard,
  id: 'ofPage',
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'OfPage'),
})

/** A screen of the signed-in user. */
export function screen<const Path extends string>(path: Path, component: AsyncRouteComponent<object>) {
  return createRoute({ getParentRoute: () => dashboard, path, component })
}

/** A screen of the selected page. */
export function pageScreen<const Path extends string>(path: Path, component: AsyncRouteComponent<object>) {
  return createRoute({ getParentRoute: () => ofPage, path, component })
}

/** A report: what it is asked stands in the address. */
export function reportScreen<const Path extends string>(path: Path, component: AsyncRouteComponent<object>) {
  return createRoute({ getParentRoute: () => ofPage, path, validateSearch: readView, component })
}

/** Screens of platform administrators. */
export const ofAdmin = createRoute({
  getParentRoute: () => dashboard,
  id: 'ofAdmin',
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'OfAdmin'),
})

export const lazy = lazyRouteComponent

const laterPage = lazy(() => import('./later/LaterPage.tsx'), 'LaterPage')

/** An address of the specification whose area comes later. */
export function laterScreen<const Path extends string>(path: Path, label: Later['label'], topic: Later['topic']) {
  return createRoute({
    getParentRoute: () => ofPage,
    path,
    component: laterPage,
    staticData: { later: { label, topic } },
  })
}

export function laterAdmin<const Path extends string>(path: Path, label: Later['label']) {
  const later: Later = { label, topic: 'admin' }
  return createRoute({ getParentRoute: () => ofAdmin, path, component: laterPage, staticData: { later } })
}
