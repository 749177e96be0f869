import { consentTexts } from '@portico/contract/guests.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { clearGuests } from './clearGuests.ts'
import { forgetEnded } from './eraseGuest.ts'
import { replayErasures, writeErasures } from './erasureList.ts'
import { forgetAbsent } from './forgetAbsent.ts'
import { guestData } from './guestData.ts'
import { consentTextHandlers } from './consentTexts.ts'

export const feature: Feature = {
  name: 'guests',
  calls: () => [calls('consentTexts', consentTexts, consentTextHandlers)],
  jobs: [
    clearJob('guests.clear', clearGuests),
    {
      name: 'guests.forgetAbsent',
      pace: { dailyAtHour: 19 },
      run: ({ services }, stop) => forgetAbsent(services, stop),
    },
    { name: 'guests.writeErasures', pace: { everySeconds: 60 }, run: ({ services }) => writeErasures(services) },
    { name: 'guests.replayErasures', pace: { everySeconds: 3600 }, run: ({ services }) => replayErasures(services) },
    {
      name: 'guests.forgetEnded',
      pace: { everySeconds: 30 },
      run: ({ services }) => services.db.asSystem((tx) => forgetEnded(services, tx)),
    },
  ],
  guestData,
}
