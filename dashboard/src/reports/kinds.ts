// Which call each report makes, what it becomes on the screen, and when there is nothing in it.
import type * as z from 'zod'
import type { Endpoint, Reply } from '@portico/contract/http/endpoint.ts'
import { reports, type ReportName } from '@portico/contract/reports.ts'
import type { Head } from '@portico/contract/reports/replies.ts'
import { campaignsSections } from './campaigns.ts'
import { hotspotsSections, phonesSections, softwareSections } from './devices.ts'
import { leadsSections } from './leads.ts'
import { loyaltySections } from './loyalty.ts'
import { overviewSections } from './overview.ts'
import type { Section } from './sections.ts'
import { surveySections } from './survey.ts'
import { timesSections } from './times.ts'
import { visitsSections } from './visits.ts'
import type { Words } from './words.ts'

export type Kind = {
  report: ReportName
  endpoint: Omit<typeof reports.overview, 'returns'> & { returns: z.ZodType<Head> }
  sections: (reply: Head, words: Words) => Section[]
  isEmpty: (reply: Head) => boolean
}

/** A report without the type of its reply, so that the frame can show any of them. */
function kind<E extends Endpoint>(
  report: ReportName,
  endpoint: E,
  sections: (reply: Reply<E>, words: Words) => Section[],
  isEmpty: (reply: Reply<E>) => boolean,
): Kind {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a kind is only given what its own call answered
  return { report, endpoint, sections, isEmpty } as unknown as Kind
}

const none = (bars: readonly { count: number }[]) => bars.every(({ count }) => count === 0)

export const KINDS = {
  overview: kind(
    'overview',
    reports.overview,
    overviewSections,
    ({ now }) => now.visits === 0 && now.funnel.seen === 0,
  ),
  campaigns: kind('campaigns', reports.campaigns, campaignsSections, ({ rows }) => rows.length === 0),
  visits: kind('visits', reports.visits, visitsSections, ({ now }) => now.visits === 0),
  phones: kind('devices', reports.devices, phonesSections, ({ kinds }) => none(kinds)),
  hotspots: kind('devices', reports.devices, hotspotsSections, ({ hotspots }) => hotspots.length === 0),
  software: kind(
    'software',
    reports.software,
    softwareSections,
    ({ systems, browsers }) => none(systems) && none(browsers),
  ),
  times: kind('times', reports.times, timesSections, ({ cells }) => cells.flat().every((visits) => visits === 0)),
  survey: kind(
    'survey',
    reports.survey,
    surveySections,
    ({ questions, steps }) => questions.length === 0 && steps.length === 0,
  ),
  loyalty: kind(
    'loyalty',
    reports.loyalty,
    loyaltySections,
    ({ now, owed, outcomes, comeback }) =>
      now.given + now.spent + now.gifts + now.tasks + owed.points === 0 && outcomes.length === 0 && !comeback,
  ),
  leads: kind('leads', reports.leads, leadsSections, ({ created }) => created === 0),
}
