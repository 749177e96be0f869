// What guests say after a visit: asked on their home, answered on the dashboard, shown where the owner wants it.
import { reviews } from '@portico/contract/reviews.ts'
import { calls, type Feature } from '../core/feature.ts'
import { guestData } from './guestData.ts'
import { reviewHandlers } from './handlers.ts'
import { reviewRoutes } from './guestReviews.ts'
import { reviewTile } from './reviewTile.ts'

export const feature: Feature = {
  name: 'reviews',
  calls: () => [calls('reviews', reviews, reviewHandlers)],
  guestRoutes: (app, { services }) => reviewRoutes(app, services),
  guestData,
  topics: ['reviews'],
  home: reviewTile,
}
