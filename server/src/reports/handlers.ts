import type { reports } from '@portico/contract/reports.ts'
import type { Handlers } from '../core/http/context.ts'
import { guestList, topGuests } from './people/guestLists.ts'
import type { StepNames } from '../core/feature.ts'
import { withReader } from './read/reader.ts'
import { COUNTS } from './reportsByName.ts'
import { scheduleHandlers } from './send/schedules.ts'
import { changesOf } from '../core/audit.ts'
import { readSettings, saveSettings } from './read/settings.ts'
import { shareHandlers } from './send/shares.ts'
import { comments } from './figures/survey.ts'

/** Reports as their callers ask for them. @param stepNames the owner's words, for those who may not ask for the flow itself */
export function reportHandlers(stepNames: StepNames): Handlers<typeof reports> {
  return {
    overview: (context, { query }) => withReader(context, query, COUNTS.overview),
    campaigns: (context, { query }) => withReader(context, query, COUNTS.campaigns),
    visits: (context, { query }) => withReader(context, query, COUNTS.visits),
    devices: (context, { query }) => withReader(context, query, COUNTS.devices),
    software: (context, { query }) => withReader(context, query, COUNTS.software),
    times: (context, { query }) => withReader(context, query, COUNTS.times),
    survey: (context, { query }) => withReader(context, query, COUNTS.survey),
    leads: (context, { query }) => withReader(context, query, COUNTS.leads),
    loyalty: (context, { query }) => withReader(context, query, COUNTS.loyalty),
    comments: (context, { query }) => withReader(context, query, (reader) => comments(reader, query)),
    guests: (context, { query }) => withReader(context, query, (reader) => guestList(reader, query)),
    topUsers: (context, { query }) => withReader(context, query, (reader) => topGuests(reader, query)),
    settings: ({ tx, page }) => readSettings(tx, page.id),
    async saveSettings({ tx, page, note }, { body }) {
      const before = await readSettings(tx, page.id)
      await saveSettings(tx, page.id, body)
      note({ changes: changesOf(before, body, ['engagedMinutes', 'longMinutes']) })
      return body
    },
    ...shareHandlers(stepNames),
    ...scheduleHandlers,
  }
}
