// Every route on one screen. A new one is a line below, and a line in shell/menu.ts when the sidebar should name it.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AsyncRouteComponent,
} from '@tanstack/react-router'
import { homeAfterSignIn } from './core/origin.ts'
import { useSession } from './core/session.ts'
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

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  beforeLoad: ({ location }) => {
    if (!useSession.getState().session) throw redirect({ to: '/signin', search: { from: location.href } })
  },
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

const lazy = lazyRouteComponent

const routeTree = root.addChildren([
  signIn('/'),
  signIn('/signin'),
  dashboard.addChildren([
    screen(
      '/my-pages',
      lazy(() => import('./pages/MyPages.tsx'), 'MyPages'),
    ),
    screen(
      '/create-page',
      lazy(() => import('./pages/CreatePage.tsx'), 'CreatePage'),
    ),
    screen(
      '/page/$eid',
      lazy(() => import('./pages/PageSettings.tsx'), 'PageSettings'),
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
