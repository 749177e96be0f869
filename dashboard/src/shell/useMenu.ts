import { useMatches } from '@tanstack/react-router'
import { allows, planHas } from '@portico/contract/access.ts'
import type { Page } from '@portico/contract/pages.ts'
import { zalo } from '@portico/contract/zalo.ts'
import { useReply } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useIsAdmin } from '../core/rights.ts'
import type { Area, Screen } from '../core/screen.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { AREAS, entriesOf, type Entry } from '../screens.ts'

export type MenuArea = Area & { entries: Entry[] }

/** The areas this user and this page have, each with the screens the role may open. */
export function useMenu(): MenuArea[] {
  const { pageId, role } = usePage()
  const isAdmin = useIsAdmin()
  const page = useSelectedPage()
  const hasZalo = useZalo(page, role)
  const isShown = (entry: Entry) => {
    if (entry.of === 'admin') return isAdmin
    // Home asks for a page itself; staff have the counter in its place.
    if (entry.path === '/') return role !== 'staff'
    const needsPage = entry.of !== 'user' || entry.path.includes('$eid')
    return (!needsPage || pageId !== null) && mayOpen(entry, role)
  }
  return AREAS.map((area: Area) => ({ ...area, entries: inOrder(entriesOf(area).filter(isShown), role) })).filter(
    ({ isZalo, entries }) => entries.length > 0 && (!isZalo || hasZalo),
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
  const rank = ({ path }: Entry) => (role === 'staff' && path === '/counter' ? 0 : 1)
  return entries.toSorted((a, b) => rank(a) - rank(b))
}

/** By its name, by the module of its plan, or because an account is connected. Display only: the server asks again. */
function useZalo(page: Page | undefined, role: string | null): boolean {
  const isKnown = page !== undefined && usesZalo(page)
  const mayAsk = page !== undefined && !isKnown && allows(role ?? undefined, 'zalo:read')
  const { data } = useReply(zalo.pageOa, {}, { isEnabled: mayAsk, staleTime: Infinity, retry: false })
  return isKnown || (data?.length ?? 0) > 0
}

function usesZalo({ name, PageSubscription }: Page): boolean {
  return /zalo|Zalo/.test(name) || planHas(PageSubscription, 'zalo', new Date())
}
