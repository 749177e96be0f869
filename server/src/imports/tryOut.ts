// The trial: every row is read and compared with the guests that are there, and nothing is written but what was found.
import { dayIn } from '@portico/contract/dates.ts'
import { MOST_IMPORT_ROWS } from '@portico/contract/imports/fields.ts'
import type { WholeImport } from '@portico/contract/imports.ts'
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { foreseeImport, type ImportOutcome } from '../guests/index.ts'
import { readChunks } from './chunks.ts'
import { holdJob, openFile, endState, writeJob, type Job } from './job.ts'
import { joinSame } from './joinSame.ts'
import { addCounts, NOTHING, problemOf, problemsOf, writeProblems, type Counts, type Problem } from './outcome.ts'
import { FileRefusal } from './read/refuseFile.ts'
import { rowReader, type Person, type ReadRow } from './readRow.ts'
import { makeSeenContacts, type SeenContacts } from './seenContacts.ts'

type SampleRow = WholeImport['sample'][number]
type Outcome = SampleRow['outcome']
type Foresight = { counts: Counts; problems: Problem[]; outcomes: Map<number, Outcome> }

const AT_ONCE = 1000
const SAMPLES = 10
const WRONG_SAMPLES = 4

/** Tries a whole file out. @throws FileRefusal, Yielded */
export async function tryOut(services: Services, job: Job, stop: AbortSignal): Promise<void> {
  const { pageId, id, hasHeader } = job
  const { db, clock } = services
  const read = rowReader(job.plan!, { today: dayIn(clock.now(), job.timeZone), target: job.target })
  const seen = makeSeenContacts()
  const sample: SampleRow[] = []
  let counts = NOTHING
  let problems = 0
  let totalRows = 0
  await db.asSystem((tx) => tx.run(sql`delete from import_problems where page_id = ${pageId} and import_id = ${id}`))
  for await (const { rows, rowsRead, progress } of readChunks(openFile(services, job), {
    hasHeader,
    from: 0,
    size: AT_ONCE,
  })) {
    stop.throwIfAborted()
    if (rowsRead > MOST_IMPORT_ROWS) throw new FileRefusal('too-many-rows')
    totalRows = rowsRead
    const readRows = rows.map(read)
    await db.asSystem(async (tx) => {
      await holdJob(tx, job)
      const found = await foresee(services, tx, job, { rows: readRows, seen })
      counts = addCounts(counts, found.counts)
      takeSample(sample, readRows, found.outcomes)
      const all = [...problemsOf(job, readRows), ...found.problems]
      problems = await writeProblems(tx, job, { problems: all, before: problems })
      await writeJob(services, tx, job, { progress, ...counts, problems })
    })
  }
  if (totalRows === 0) throw new FileRefusal('empty')
  await db.asSystem(async (tx) => {
    await holdJob(tx, job)
    const end = { progress: 1000, total_rows: totalRows, sample: JSON.stringify(sample) }
    await writeJob(services, tx, job, { ...endState('tried'), ...end, ...counts, problems })
  })
}

type Tx = Parameters<typeof holdJob>[0]

async function foresee(
  services: Services,
  tx: Tx,
  job: Job,
  { rows, seen }: { rows: readonly ReadRow[]; seen: SeenContacts },
): Promise<Foresight> {
  const people = rows.flatMap((row) => (row.wrong ? [] : [row.person]))
  const wrong = rows.length - people.length
  const again = new Set(people.filter(({ phone, email }) => cameBefore(seen, [phone, email])).map(({ line }) => line))
  const joined = joinSame(people.map((person) => ({ ...person, tags: [...person.tags], more: { ...person.more } })))
  const news = joined.joined.filter(({ isNews }) => isNews).length
  const counts = { ...NOTHING, wrong, updated: news, skipped: joined.joined.length - news }
  const outcomes = new Map<number, Outcome>()
  const problems: Problem[] = []
  const foreseen = await foreseeImport(services, tx, { pageId: job.pageId, rows: joined.people, language: '' })
  for (const [index, person] of joined.people.entries()) {
    const what = foreseen[index]!
    if (what.outcome === 'erased') problems.push(problemOf(job.columns, person.line, { index: 0, problem: 'erased' }))
    const outcome = again.has(person.line) ? 'updated' : outcomeOf(what, person)
    counts[outcome] += 1
    outcomes.set(person.line, outcome)
  }
  return { counts, problems, outcomes }
}

/** Asked of all of them, so that each is noted. */
function cameBefore(seen: SeenContacts, contacts: readonly string[]): boolean {
  return contacts.filter((contact) => contact !== '' && seen.see(contact)).length > 0
}

function outcomeOf(foreseen: ImportOutcome, { tags, note, consentOn }: Person): 'added' | 'updated' | 'skipped' {
  if (foreseen.outcome === 'added') return 'added'
  if (foreseen.outcome === 'erased') return 'skipped'
  const hasMore = tags.length > 0 || note !== '' || consentOn !== ''
  return hasMore || Object.keys(foreseen.filled).length > 0 ? 'updated' : 'skipped'
}

function takeSample(sample: SampleRow[], rows: readonly ReadRow[], outcomes: Map<number, Outcome>): void {
  for (const row of rows) {
    if (sample.length >= SAMPLES + WRONG_SAMPLES) return
    if (row.wrong) {
      if (sample.filter(({ outcome }) => outcome === 'wrong').length < WRONG_SAMPLES)
        sample.push({ line: row.line, outcome: 'wrong', name: '', phone: '', email: '', more: '' })
      continue
    }
    const { line, name, phone, email, more, tags } = row.person
    if (sample.filter(({ outcome }) => outcome !== 'wrong').length >= SAMPLES) continue
    const others = [...Object.values(more), ...tags].join(' · ').slice(0, 200)
    sample.push({ line, outcome: outcomes.get(line) ?? 'updated', name, phone, email, more: others })
  }
}
