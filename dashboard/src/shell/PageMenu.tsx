import { pageMenus } from '@portico/contract/menu.ts'
import { useList } from '../core/useList.ts'

/** Loads the page's menus as soon as its token is there (specification §4), for the screens that show them. */
export function PageMenu() {
  useList(pageMenus)
  return null
}
