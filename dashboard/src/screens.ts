// Every screen below `/dashboard` is one entry in a file of `screens/`. Routes, menu and palette read them here.
import type { Area, Screen } from './core/screen.ts'
import { account } from './screens/account.ts'
import { admin } from './screens/admin.ts'
import { guests } from './screens/guests.ts'
import { home } from './screens/home.ts'
import { loyalty } from './screens/loyalty.ts'
import { media } from './screens/media.ts'
import { page } from './screens/page.ts'
import { reports } from './screens/reports.ts'
import { wifi } from './screens/wifi.ts'
import { zalo } from './screens/zalo.ts'

/** The groups of the specification §2, in its order. */
export const AREAS = [home, account, wifi, loyalty, guests, reports, media, page, zalo, admin] as const satisfies Area[]

/** A screen that menu and palette can name, with its address. */
export type Entry = Screen & { path: string; label: NonNullable<Screen['label']>; icon: NonNullable<Screen['icon']> }

/** The screens of an area with a name and a fixed address, in order. */
export function entriesOf({ screens }: Area): Entry[] {
  return Object.entries(screens).flatMap(([path, screen]) =>
    screen.label && screen.icon && isFixed(path) ? [{ ...screen, path, label: screen.label, icon: screen.icon }] : [],
  )
}

/** `$eid` is the selected page; any other part with `$` needs somebody to choose first. */
function isFixed(path: string): boolean {
  return !path.replace('$eid', '').includes('$')
}

/** Where an entry leads while that page is selected. */
export function addressOf({ path }: Entry, pageId: string | null): string {
  return path === '/' ? '/dashboard' : `/dashboard${path.replace('$eid', pageId ?? '')}`
}
