import { NIL_ID } from '../id.ts'

/** So few that a process which stops in the middle is done soon. */
const AT_ONCE = 20

/**
 * Chooses pages that have work, going on each time behind the last one, so that the backlog of a page delays no other.
 * @param nextAfter the first page with work whose id is greater
 * @returns a choice of so many pages at most
 */
export function takePagesInTurn(
  nextAfter: (pageId: string) => Promise<{ pageId: string } | undefined>,
): (most?: number) => Promise<string[]> {
  let last = NIL_ID
  return async (most = AT_ONCE) => {
    const pages = new Set<string>()
    while (pages.size < most) {
      const pageId = (await nextAfter(last))?.pageId ?? NIL_ID
      const isRoundOver = pages.has(pageId) || (pageId === NIL_ID && last === NIL_ID)
      if (isRoundOver) break
      if (pageId !== NIL_ID) pages.add(pageId)
      last = pageId
    }
    return [...pages]
  }
}
