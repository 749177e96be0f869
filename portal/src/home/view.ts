// A guest's home: the page of a venue that is one guest's own, on the phone and later from anywhere.
import type { HomeChat } from './chatView.ts'
import type { HomeItem, HomeMenu } from './menuView.ts'
import type { HomeReview, HomeReviews } from './reviewView.ts'
import type { HomeStop } from './stopView.ts'
import type { GiftScreen } from './giftView.ts'
import type { MyDataNotice } from '../myDataView.ts'
import type { HomeNotice } from './notice.ts'
import type { HomeWifi, HomeWifiReady } from './wifiView.ts'
import type { HomeZalo } from './zaloView.ts'
import type { HomePoints, HomeTask, HomeTasks } from './taskView.ts'

export type { HomeNotice } from './notice.ts'

/** Where a home is; its manifest, icons and worker are below. */
export type HomePage = { href: string }

/** Sides of the icons a phone asks for, in pixels. */
export const ICON_SIDES = [180, 192, 512] as const

export const TILE_ICONS = [
  'points',
  'tasks',
  'gift',
  'bag',
  'game',
  'menu',
  'review',
  'chat',
  'zalo',
  'wifi',
  'lock',
  'data',
] as const
export type TileIcon = (typeof TILE_ICONS)[number]

/** One thing of the home, with its newest in a line. */
export type HomeTile = {
  icon: TileIcon
  title: string
  line: string
  /** A figure to be read at a glance, as it is written. */
  count?: string
  /** Absent for a tile that only tells. */
  href?: string
}

export type Home = {
  kind: 'home'
  /** The guest's name; empty when nobody gave one. */
  name: string
  tiles: readonly HomeTile[]
  signOutAction: string
  notice?: HomeNotice
}

/** Before anybody is signed in: what is for everybody, and the way in. */
export type HomeSignIn = {
  kind: 'homeSignIn'
  action: string
  tiles: readonly HomeTile[]
  problem?: MyDataNotice
  notice?: HomeNotice
}

/** What the phone keeps for when there is no network: nothing personal. */
export type HomeOffline = { kind: 'homeOffline'; href: string }

export type HomeScreen =
  | Home
  | HomeSignIn
  | HomeOffline
  | HomeMenu
  | HomeItem
  | HomeTasks
  | HomeTask
  | HomePoints
  | HomeReview
  | HomeReviews
  | HomeStop
  | HomeChat
  | HomeZalo
  | HomeWifi
  | HomeWifiReady
  | GiftScreen

/** Whether a screen belongs to a guest's home. */
export function isHome<Kinds extends { kind: string }>(screen: Kinds): screen is Extract<Kinds, HomeScreen> {
  return screen.kind.startsWith('home')
}
