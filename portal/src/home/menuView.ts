// A venue's menu, as its guests browse it.

/** An item in the guest's language, with its price as it is written. */
export type ItemShown = {
  name: string
  description: string
  price: string
  isSoldOut: boolean
  href: string
  pictures: readonly { path: string; width: number; height: number }[]
}

export type HomeMenu = {
  kind: 'homeMenu'
  backHref: string
  /** The table whose card was scanned; empty for none. */
  table: string
  menus: readonly { name: string; href: string; isCurrent: boolean }[]
  items: readonly ItemShown[]
  beforeHref?: string
  nextHref?: string
  isSignedIn: boolean
}

export type HomeItem = {
  kind: 'homeItem'
  backHref: string
  item: ItemShown
  attributes: readonly { name: string; options: readonly { name: string; price: string }[] }[]
}
