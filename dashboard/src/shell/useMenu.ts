import { useMatches } from '@tanstack/react-router'
import { allows, planHas } from '@portico/contract/access.ts'
import type { Page } from '@portico/contract/pages.ts'
import { usePage } from '../core/page.ts'
import { useIsAdmin } from '../core/rights.ts'
import type { Area, Screen } from '../core/screen.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { AREAS, entriesOf, type Entry } from '../screens.ts'

export type MenuArea = Area & { entries: Entry[] }

/** The areas this user and this page have, each with the screens the role may open; those that come later are last. */
export function useMenu(): MenuArea[] {
  const { pageId, role } = usePage()
  const isAdmin = useIsAdmin()
  const page = useSelectedPage()
  const isShown = (entry: Entry) => {
    if (entry.of === 'admin') return isAdmin
    // Home asks for a page itself; staff have the counter in its place.
    if (entry.path === '/') return role !== 'staff'
    const needsPage = entry.of !== 'user' || entry.path.includes('$eid')
    return (!needsPage || pageId !== null) && mayOpen(entry, role)
  }
  return AREAS.map((area: Area) => ({ ...area, entries: inOrder(entriesOf(area).filter(isShown), role) })).filter(
    ({ isZalo, entries }) => entries.length > 0 && (!isZalo || (page !== undefined && usesZalo(page))),
  )
}

/** The area and the screen somebody is on. */
export function useCurrent(): { area?: Area['label']; screen?: Screen } {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} })
}

/** Whether a role may open a screen. Display only: the server decides again. */
export function mayOpen({ may }: Screen, role: string | null): boolean {
  return !may || allows(role ?? undefined, may)
}

function inOrder(entries: Entry[], role: string | null): Entry[] {
  const rank = ({ path, later }: Entry) => (later ? 2 : role === 'staff' && path === '/counter' ? 0 : 1)
  return entries.toSorted((a, b) => rank(a) - rank(b))
}

/** By its name, or by the module of its plan. Display only: the server asks for rights and plan again. */
function usesZalo({ name, PageSubscription }: Page): boolean {
  return /zalo|Zalo/.test(name) || planHas(PageSubscription, 'zalo', new Date())
}
