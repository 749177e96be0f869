import { loyalty } from '@portico/contract/loyalty.ts'
import { calls, type Feature } from '../core/feature.ts'
import { giveBirthdayPoints } from './birthdays.ts'
import { countVisits } from './countVisits.ts'
import { guestData } from './guestData.ts'
import { loyaltyHandlers } from './handlers.ts'
import { pointPages, pointTile } from './homePages.ts'
import { lapsePoints } from './lapse.ts'

export const feature: Feature = {
  name: 'loyalty',
  calls: () => [calls('loyalty', loyalty, loyaltyHandlers)],
  jobs: [
    {
      name: 'loyalty.lapsePoints',
      pace: { everySeconds: 300 },
      run: ({ services }, stop) => lapsePoints(services, stop),
    },
    {
      name: 'loyalty.giveBirthdayPoints',
      pace: { everySeconds: 3600 },
      run: ({ services }) => giveBirthdayPoints(services),
    },
  ],
  guestRoutes: (app, { services }) => pointPages(app, services),
  home: pointTile,
  consumer: countVisits,
  guestData,
  topics: ['loyalty'],
}
