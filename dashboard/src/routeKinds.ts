// The kinds of screens: who may open them, and what they load first. `routes.tsx` says which there are.
import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
  type AsyncRouteComponent,
  type ResolveFullPath,
  type ResolveId,
  type Route,
} from '@tanstack/react-router'
import { showUpfront, showWholeLanguage, useLanguage } from './core/language.ts'
import { homeAfterSignIn, isPageId, readOrigin, screenOfLetter } from './core/origin.ts'
import { aimAtPage } from './core/page.ts'
import type { Area, Screen } from './core/screen.ts'
import { useSession } from './core/session.ts'

export const root = createRootRoute()

export function signIn(path: '/' | '/signin') {
  return createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readOrigin,
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

/** Around the screens of the selected page: asks for one first when none is selected. */
export const ofPage = createRoute({
  getParentRoute: () => dashboard,
  id: 'ofPage',
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'OfPage'),
})

/** Around the screens of platform administrators. */
export const ofAdmin = createRoute({
  getParentRoute: () => dashboard,
  id: 'ofAdmin',
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'OfAdmin'),
})

type Areas = readonly Area[]
type ScreenRoute<Parent extends AnyRoute, Path extends string, Read> = Route<
  unknown,
  Parent,
  Path,
  ResolveFullPath<Parent, Path>,
  string,
  ResolveId<Parent, string, Path>,
  Read
>
type ParentOf<S> = S extends { of: 'user' }
  ? typeof dashboard
  : S extends { of: 'admin' }
    ? typeof ofAdmin
    : typeof ofPage
type ReadOf<S> = S extends { search: infer Read } ? Read : typeof asItStands
type RoutesIn<S extends Area['screens'], Parent> = {
  [Path in keyof S & string]: ParentOf<S[Path]> extends Parent
    ? ScreenRoute<ParentOf<S[Path]>, Path, ReadOf<S[Path]>>
    : never
}[keyof S & string]
type RoutesUnder<Parent, A extends Areas> = { [I in keyof A]: RoutesIn<A[I]['screens'], Parent> }[number]

/** A route of every screen in these areas that stands under one of the three parents. */
export function routesUnder<Parent extends AnyRoute, const A extends Areas>(
  parent: Parent,
  of: Screen['of'],
  areas: A,
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the routes of these very screens: entries lose their types
  return areas
    .flatMap(({ label, screens }) => Object.entries(screens).map(([path, screen]) => ({ label, path, screen })))
    .filter(({ screen }) => screen.of === of)
    .map(({ label, path, screen }) =>
      createRoute({
        getParentRoute: (): AnyRoute => parent,
        path,
        component: screen.show,
        validateSearch: screen.search ?? asItStands,
        staticData: { screen, area: label },
      }),
    ) as unknown as RoutesUnder<Parent, A>[]
}

/** A screen reads its own address (`usePlace`), so that what it needs for that travels with it. */
function asItStands(address: Record<string, unknown>): Record<string, unknown> {
  return address
}
