import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router'
import { show } from '../../core/testing/show.tsx'

/** Shows one screen at an address, with plain places where its links lead. */
export async function showAt(path: string, address: string, component: RouteComponent) {
  const root = createRootRoute()
  const places = ['/', '/signin', '/signup', '/forgot-password', '/dashboard'].filter((place) => place !== path)
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path, component }),
      ...places.map((place) => createRoute({ getParentRoute: () => root, path: place, component: () => place })),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  // The routes of a test are not those the compiler knows.
  show(<RouterProvider router={router as never} />)
  return { path: () => router.state.location.pathname }
}
