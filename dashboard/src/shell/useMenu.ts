import { allows, planHas } from '@portico/contract/access.ts'
import type { Page } from '@portico/contract/pages.ts'
import { usePage } from '../core/page.ts'
import { useIsAdmin } from '../core/rights.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { MENU, type MenuEntry, type MenuGroup } from './menu.ts'

/** The groups of the sidebar this user and this page have, each with what the role may open. */
export function useMenu(): MenuGroup[] {
  const { pageId, role } = usePage()
  const isAdmin = useIsAdmin()
  const page = useSelectedPage()
  return MENU.filter(
    (group) =>
      (!group.isAdmin || isAdmin) &&
      (!group.isOfPage || pageId !== null) &&
      (!group.isZalo || (page !== undefined && usesZalo(page))),
  )
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => mayOpen(entry, role)) }))
    .filter((group) => group.entries.length > 0)
}

export function mayOpen({ may }: MenuEntry, role: string | null): boolean {
  return !may || allows(role ?? undefined, may)
}

/** By its name, or by the module of its plan. Display only: the server asks for rights and plan again. */
function usesZalo({ name, PageSubscription }: Page): boolean {
  return /zalo|Zalo/.test(name) || planHas(PageSubscription, 'zalo', new Date())
}
