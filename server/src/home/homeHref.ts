// Where the home of a page is, and which page an address means.
import { encodePage, pageOfName } from '../core/pageToken.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** The address of a page's home, below the guests' origin. */
export function homeHref(pageId: string): string {
  return `/home/${encodePage(pageId)}`
}

/** The page that an address names, by its short form or its id. */
export function pageNamed(name: string): string | undefined {
  return UUID.test(name) ? name : pageOfName(name)
}
