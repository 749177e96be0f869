import { pages, type Page } from '@portico/contract/pages.ts'
import { useReply } from './keys.ts'
import { usePage } from './page.ts'
import { useSession } from './session.ts'
import { useList } from './useList.ts'

/** The pages (venues) the signed-in user belongs to. */
export function usePages() {
  // A shared report is shown to people who have none.
  const isSignedIn = useSession((state) => state.session !== null)
  return useList(pages, {}, { isEnabled: isSignedIn })
}

/** The selected page with its fields; nothing while none is selected or it is on its way. */
export function useSelectedPage(): Page | undefined {
  const { rows, hasMore } = usePages()
  const pageId = usePage((state) => state.pageId)
  const listed = rows.find((page) => page.eid === pageId)
  const isBeyond = pageId !== null && !listed && hasMore
  const { data } = useReply(pages.read, { params: { eid: pageId ?? '' } }, { isEnabled: isBeyond })
  return listed ?? (isBeyond ? data : undefined)
}

/** In what money the selected page counts, and by which clock it lives. */
export function useVenue(): { currency: string; timeZone: string } {
  const page = useSelectedPage()
  return { currency: page?.currency ?? 'VND', timeZone: page?.timeZone ?? 'Asia/Ho_Chi_Minh' }
}
