// What a screen says about itself. The entries are in `screens/`; routes, menu and palette read them.
import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { PaidFeature, Permission } from '@portico/contract/access.ts'
import type { ArticleName } from './helpArticles.ts'
import type { Messages } from './messages.ts'
import type { SCREEN_ICONS } from './screenIcons.ts'

export type MenuLabel = keyof Messages['frame']['menu']
export type BarLabel = keyof Messages['frame']['bar']
/** Names only: the drawings come with the menu, after the sign-in. */
export type IconName = keyof typeof SCREEN_ICONS

export type Screen = {
  show: AsyncRouteComponent<object>
  /** The article its question mark opens. */
  help: ArticleName
  /** What menu and palette call it. A screen without a label, such as an editor, is opened from another one. */
  label?: MenuLabel
  icon?: IconName
  /** Without this right, the screen is closed and neither menu nor palette names it. */
  may?: Permission
  /** What the page’s plan must hold to add anything here. */
  module?: Exclude<PaidFeature, 'videoUpload' | 'cta'>
  /** Whom it is about: the selected page unless it says otherwise. */
  of?: 'user' | 'admin'
  /** Reads from the address what the frame around the screen needs; the screen reads the rest itself (`usePlace`). */
  search?: (address: Record<string, unknown>) => object
  /** Its short name in the bar at the bottom of a phone. */
  bar?: BarLabel
  /** It fills the window, without the menu. */
  isFull?: true
}

/** A first-level entry of the menu; its screens have paths below `/dashboard`. */
export type Area = {
  label: MenuLabel
  icon: IconName
  /** Only for pages that use Zalo (specification §2). */
  isZalo?: true
  screens: Record<string, Screen>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen
    area?: MenuLabel
  }
}
