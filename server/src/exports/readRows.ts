// The rows of a list as a file has them: exactly those the screen shows, in its order and as far as the reader may see them.
import { timeCell } from '@portico/contract/csv.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import type { Lead, leads } from '@portico/contract/leads.ts'
import { minorDigits } from '@portico/contract/money.ts'
import type { Profile, profiles } from '@portico/contract/profiles.ts'
import type { Permission } from '@portico/contract/access.ts'
import type { Language } from '@portico/locales/languages.ts'
import { sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import type { Services } from '../core/services.ts'
import { readLeadRows, readStages } from '../leads/index.ts'
import { peopleById } from '../members/index.ts'
import { readProfileRows, tagNames } from '../profiles/index.ts'
import { wordsIn } from './words.ts'

export type Cell = string | number
export type ExportJob = {
  pageId: string
  id: string
  target: 'guests' | 'leads'
  format: 'csv' | 'xlsx'
  filters: Record<string, unknown>
  language: Language
  isNamed: boolean
  createdBy: string
  timeZone: string
  currency: string
}
/** The first batch is the header. */
type Batches = AsyncGenerator<Cell[][]>

const AT_ONCE = 1000

/** The list, in batches; each costs the same however far down. */
export function readRows(services: Services, job: ExportJob): Batches {
  return job.target === 'guests' ? guestRows(services, job) : leadRows(services, job)
}

/** What a list asks of its caller, as it was when the export was begun. */
function callerOf(services: Services, { pageId, isNamed, timeZone }: ExportJob) {
  const may = (permission: Permission) => permission !== 'guest.identity:read' || isNamed
  return { ...services, page: { id: pageId, role: '', timeZone }, may }
}

async function* guestRows(services: Services, job: ExportJob): Batches {
  const { profiles: t, leads: l } = wordsIn(job.language)
  const { column } = t
  const at = timeCell(job.timeZone)
  yield [
    [
      l.column.name,
      l.field.phone,
      l.field.email,
      column.type,
      column.lifecycle,
      column.tags,
      column.visits,
      column.score,
      column.consents,
      t.sort.firstSeenAt,
      column.last,
    ],
  ]
  const tags = await services.db.asSystem((tx) => tagNames(tx, job.pageId))
  const caller = callerOf(services, job)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call that began it parsed them
  const query = job.filters as Input<typeof profiles.list>['query']
  const row = (guest: Profile): Cell[] => [
    guest.name ?? '',
    guest.phone ?? '',
    guest.email ?? '',
    t.type[guest.profileType],
    t.lifecycle[guest.lifecycle],
    guest.tags.flatMap((id) => tags.get(id) ?? []).join(', '),
    guest.visits,
    guest.score ?? '',
    guest.consents.map((channel) => t.channel[channel]).join(', '),
    at(guest.firstSeenAt),
    at(guest.lastSeenAt),
  ]
  for (let after: string | undefined; ;) {
    const { rows, next } = await readProfileRows(caller, { ...query, limit: AT_ONCE, skip: 0, after })
    if (rows.length > 0) yield rows.map(row)
    if (next === null) return
    after = next
  }
}

async function* leadRows(services: Services, job: ExportJob): Batches {
  const { leads: t } = wordsIn(job.language)
  const { column, field } = t
  const at = timeCell(job.timeZone)
  const { pageId, createdBy, currency } = job
  yield [
    [
      column.name,
      field.phone,
      field.email,
      column.stage,
      column.owner,
      column.dueAt,
      column.value,
      column.source,
      column.createdAt,
      field.note,
    ],
  ]
  const stages = await services.db.asSystem((tx) => readStages(tx, pageId))
  const stageNames = new Map<string, string>(
    stages.map(({ id, name }) => [id, name || (t.stages as Record<string, string>)[id] || id]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call that began it parsed them
  const query = job.filters as Input<typeof leads.list>['query']
  for (let after: string | undefined; ;) {
    const { rows, next } = await services.db.as({ pageId, userId: createdBy }, (tx) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list asks its caller for no more
      readLeadRows({ ...callerOf(services, job), tx } as unknown as PageContext, {
        ...query,
        limit: AT_ONCE,
        skip: 0,
        after,
      }),
    )
    const owners = await peopleById(services.db, [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))])
    const row = (lead: Lead): Cell[] => [
      lead.name,
      lead.phone ?? '',
      lead.email ?? '',
      stageNames.get(lead.stage) ?? lead.stage,
      owners.get(lead.ownerId ?? '')?.displayName ?? '',
      at(lead.dueAt),
      lead.value === null ? '' : lead.value / 10 ** minorDigits(currency),
      t.sources[lead.source],
      at(lead.createdAt),
      lead.note,
    ]
    if (rows.length > 0) yield rows.map(row)
    if (next === null || next === undefined) return
    after = next
  }
}

/** How an export is found for its worker. */
export const JOB_COLUMNS = sql`e.page_id, e.id, e.target, e.format, e.filters, e.language, e.is_named, e.created_by, p.time_zone, p.currency`
