// What a venue serves: menus and items, for the venue's people, its guests and anybody with the address.
import { pageItems, pageMenus } from '@portico/contract/menu.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { clearItemViews } from './countView.ts'
import { menuRoutes } from './guestMenu.ts'
import { itemHandlers } from './items.ts'
import { findItemMediaUses } from './mediaUse.ts'
import { menuTile } from './menuTile.ts'
import { menuHandlers } from './menus.ts'

export const feature: Feature = {
  name: 'menu',
  calls: () => [calls('pageMenus', pageMenus, menuHandlers), calls('pageItems', pageItems, itemHandlers)],
  guestRoutes: (app, { services }) => menuRoutes(app, services),
  jobs: [clearJob('menu.clearItemViews', clearItemViews)],
  topics: ['menu'],
  mediaUse: findItemMediaUses,
  home: menuTile,
}
