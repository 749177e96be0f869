// A chunk of leads. Each goes the way of every lead, so that one that is open for the same person is joined.
import { sql, type Tx } from '../core/db/database.ts'
import { minorDigits } from '@portico/contract/money.ts'
import type { Services } from '../core/services.ts'
import { foreseeImport } from '../guests/index.ts'
import { addLead } from '../leads/index.ts'
import type { Job } from './job.ts'
import { NOTHING, problemOf, type Problem } from './outcome.ts'
import type { Person } from './readRow.ts'
import type { ChunkResult } from './writeGuests.ts'

/** Writes the leads of a chunk. No notice is sent for each: the person who imports knows. */
export async function writeLeads(
  services: Pick<Services, 'clock' | 'secrets'>,
  tx: Tx,
  job: Job,
  people: readonly Person[],
): Promise<ChunkResult> {
  const { pageId, id, createdBy, currency } = job
  const counts = { ...NOTHING }
  const problems: Problem[] = []
  const foreseen = await foreseeImport(services, tx, { pageId, rows: people, language: '' })
  const made: { leadId: string; isNew: boolean }[] = []
  for (const [index, { line, name, phone, email, note, value }] of people.entries()) {
    if (foreseen[index]?.outcome === 'erased') {
      counts.skipped += 1
      problems.push(problemOf(job.columns, line, { index: 0, problem: 'erased' }))
      continue
    }
    const worth = value === null ? {} : { value: value * 10 ** minorDigits(currency) }
    const lead = { pageId, source: 'import', name, phone, email, note, by: createdBy, isQuiet: true, ...worth } as const
    const { id: leadId, isNew } = await addLead(services, tx, lead)
    counts[isNew ? 'added' : 'updated'] += 1
    made.push({ leadId, isNew })
  }
  await tx.run(sql`
    insert into import_leads (page_id, import_id, lead_id, is_new)
    select distinct on (r.lead_id) ${pageId}::uuid, ${id}::uuid, r.lead_id, r.is_new
    from unnest(${made.map(({ leadId }) => leadId)}::uuid[], ${made.map(({ isNew }) => isNew)}::boolean[]) as r (lead_id, is_new)
    order by r.lead_id, r.is_new desc on conflict do nothing`)
  return { counts, problems, tagsMade: [] }
}
