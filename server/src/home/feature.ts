// A guest's home: the one page on the phone where everything of theirs at a venue is.
import type { Feature, HomePart } from '../core/feature.ts'
import type { Registry } from '../gateways/index.ts'
import { homeRoutes } from './routes.ts'
import { wifiTile } from './wifiTile.ts'

export const feature: Feature<{ registry: Registry; homeParts: readonly HomePart[] }> = {
  name: 'home',
  guestRoutes: (app, { services, registry, homeParts }) => homeRoutes(app, services, { registry, homeParts }),
  home: wifiTile,
}
