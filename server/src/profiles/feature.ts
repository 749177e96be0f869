import { profiles } from '@portico/contract/profiles.ts'
import { tags } from '@portico/contract/profiles/tags.ts'
import { calls, type Feature } from '../core/feature.ts'
import { guestData } from './guestData.ts'
import { profileHandlers } from './handlers.ts'
import { startProfiles } from './keepProfiles.ts'
import { applyRules, tagHandlers } from './tags.ts'

const RULES_EVERY_SECONDS = 300

export const feature: Feature = {
  name: 'profiles',
  calls: () => [calls('profiles', profiles, profileHandlers), calls('tags', tags, tagHandlers)],
  jobs: [
    {
      name: 'profiles.applyRules',
      pace: { everySeconds: RULES_EVERY_SECONDS },
      run: ({ services }) => applyRules(services),
    },
  ],
  queue: startProfiles,
  topics: ['profiles'],
  guestData,
}
