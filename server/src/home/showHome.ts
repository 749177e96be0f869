import type { Screen } from '@portico/portal/view.ts'
import { redirect, show, type Reply } from '../portal/index.ts'
import type { HomeForAnyone } from './homePages.ts'

/** Shows a page of the home in the venue's look. */
export function showHome(visitor: HomeForAnyone, screen: Screen, status = 200): Reply {
  const { request, reply, front, language, path, href } = visitor
  return () => show(request, reply, { screen, ...front, language, path, termsHref: '/terms', home: { href }, status })
}

/** Goes on to another page of the home, such as `/tasks?said=done`. */
export function goTo(visitor: Pick<HomeForAnyone, 'reply' | 'href'>, below = ''): Reply {
  return () => redirect(visitor, visitor.href + below)
}
