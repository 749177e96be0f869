// A chunk of guests, written whole or not at all: people, tags, notes, consents, and what can be undone of it.
import { NO_REWARDS } from '@portico/contract/profiles/facts.ts'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import type { Services } from '../core/services.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { importConsents, importGuests } from '../guests/index.ts'
import {
  addNotes,
  addProfiles,
  giveTags,
  makeTags,
  roomForTags,
  tagsByName,
  type ProfileRow,
} from '../profiles/index.ts'
import type { Job } from './job.ts'
import { joinSame } from './joinSame.ts'
import { NOTHING, problemOf, type Counts, type Problem } from './outcome.ts'
import type { Person } from './readRow.ts'
import { hasTrace, keepTraces, type PersonOutcome, type Traces } from './traces.ts'

export type ChunkResult = { counts: Counts; problems: Problem[]; tagsMade: string[] }

type Uses = Pick<Services, 'clock' | 'db' | 'secrets'>

/** Writes the people of a chunk. The import is held, and no other import writes to the page meanwhile. */
export async function writeGuests(services: Uses, tx: Tx, job: Job, all: readonly Person[]): Promise<ChunkResult> {
  const { pageId } = job
  const plan = job.plan!
  const tags = await readTags(services, tx, job, all)
  const { people, joined } = joinSame(all.filter(({ line }) => !tags.without.has(line)))
  const outcomes = await importGuests(services, tx, { pageId, rows: people, language: plan.planLanguage })
  // Flushes the socket, so that the database inserts guests while the rest is prepared.
  await breathe()
  const done = people.map((person, index): PersonOutcome => ({ person, outcome: outcomes[index]! }))
  const traces: Traces = {
    tags: await tagAll(services, tx, job, { done, ids: tags.ids }),
    notes: await noteAll(services, tx, job, done),
    consents: await consentAll(services, tx, job, done),
  }
  await Promise.all([
    addProfiles(services.db, tx, pageId, profilesOf(services, job, { done, tags: tags.ids })),
    keepTraces(tx, job, done, traces),
  ])
  const known = done.flatMap(({ outcome }) => (outcome.outcome === 'known' ? [outcome.guestId] : []))
  noteGuestChanges(
    tx,
    pageId,
    known.filter((id) => hasTrace(traces, id)),
  )
  const problems = [...tags.without].map((line) =>
    problemOf(job.columns, line, { index: tags.index, problem: 'tags-full' }),
  )
  for (const { person, outcome } of done)
    if (outcome.outcome === 'erased')
      problems.push(problemOf(job.columns, person.line, { index: 0, problem: 'erased' }))
  return { counts: countAll({ done, joined, traces, without: tags.without.size }), problems, tagsMade: tags.made }
}

type CountParts = {
  done: readonly PersonOutcome[]
  joined: readonly { isNews: boolean }[]
  traces: Traces
  without: number
}

function countAll({ done, joined, traces, without }: CountParts): Counts {
  const counts = { ...NOTHING, wrong: without }
  for (const { outcome } of done) {
    if (outcome.outcome === 'added') counts.added += 1
    else if (outcome.outcome === 'erased') counts.skipped += 1
    else if (Object.keys(outcome.filled).length > 0 || hasTrace(traces, outcome.guestId)) counts.updated += 1
    else counts.skipped += 1
  }
  for (const { isNews } of joined) counts[isNews ? 'updated' : 'skipped'] += 1
  return counts
}

type Tags = { ids: Map<string, string>; made: string[]; without: Set<number>; index: number }

/** The tags that rows name, made where there are none. `without`: lines whose tags the page has no room for. */
async function readTags({ clock }: Uses, tx: Tx, job: Job, people: readonly Person[]): Promise<Tags> {
  const index = job.plan!.columns.find(({ to }) => to === 'tags')?.index ?? 0
  if (people.every(({ tags }) => tags.length === 0)) return { ids: new Map(), made: [], without: new Set(), index }
  const ids = await tagsByName(tx, job.pageId)
  const room = roomForTags(ids)
  const names = new Map<string, string>()
  const without = new Set<number>()
  for (const { line, tags } of people) {
    const missing = tags.filter((tag) => !ids.has(tag.toLowerCase()) && !names.has(tag.toLowerCase()))
    if (names.size + missing.length > room) without.add(line)
    else for (const tag of missing) names.set(tag.toLowerCase(), tag)
  }
  const made = await makeTags(tx, { pageId: job.pageId, names: [...names.values()], now: clock.now() })
  for (const [name, id] of made) ids.set(name, id)
  return { ids, made: [...made.values()], without, index }
}

async function tagAll(
  { clock }: Uses,
  tx: Tx,
  { pageId }: Job,
  { done, ids }: { done: readonly PersonOutcome[]; ids: Map<string, string> },
): Promise<Map<string, string[]>> {
  const pairs = done.flatMap(({ person, outcome }) =>
    outcome.guestId ? tagIds(person, ids).map((tagId) => ({ guestId: outcome.guestId, tagId })) : [],
  )
  const given = await giveTags(tx, { pageId, pairs, now: clock.now() })
  return groupPairs(given.map(({ guestId, tagId }) => [guestId, tagId]))
}

function tagIds({ tags }: Person, ids: Map<string, string>): string[] {
  return [...new Set(tags.flatMap((tag) => ids.get(tag.toLowerCase()) ?? []))]
}

async function noteAll({ clock }: Uses, tx: Tx, { pageId, createdBy }: Job, done: readonly PersonOutcome[]) {
  const now = clock.now()
  const notes = done.flatMap(({ person, outcome }) =>
    outcome.guestId && person.note ? [{ id: newId(now), guestId: outcome.guestId, body: person.note }] : [],
  )
  const added = await addNotes(tx, { pageId, notes, by: createdBy, now })
  return groupPairs(added.map(({ guestId, id }) => [guestId, id]))
}

async function consentAll(
  services: Uses,
  tx: Tx,
  { pageId, id, plan, createdBy }: Job,
  done: readonly PersonOutcome[],
) {
  const { consent, planLanguage } = plan!
  if (!consent) return new Set<string>()
  const given = done.flatMap(({ person, outcome }) =>
    outcome.guestId && person.consentOn ? [{ guestId: outcome.guestId, on: person.consentOn }] : [],
  )
  return importConsents(services, tx, {
    pageId,
    language: planLanguage,
    text: consent.text,
    channels: consent.channels,
    given,
    evidence: { by: consent.by, import: id, user: createdBy },
  })
}

/** New guests have no history: their profiles are known without asking. */
function profilesOf(
  { clock }: Uses,
  { plan }: Job,
  { done, tags }: { done: readonly PersonOutcome[]; tags: Map<string, string> },
): ProfileRow[] {
  const at = clock.now().toISOString()
  const { consent, planLanguage } = plan!
  return done.flatMap(({ person, outcome }) =>
    outcome.outcome === 'added'
      ? [
          {
            ...NO_HISTORY,
            guestId: outcome.guestId,
            name: person.name || null,
            phone: person.phone || null,
            email: person.email || null,
            language: person.language || planLanguage,
            firstSeenAt: at,
            lastSeenAt: at,
            channels: consent && person.consentOn ? [...consent.channels].toSorted() : [],
            tags: tagIds(person, tags).toSorted(),
            answers: person.more,
            birthday: person.more['birthday'] ?? null,
          },
        ]
      : [],
  )
}

const NO_HISTORY = {
  source: 'anonymous',
  isPhoneVerified: false,
  isEmailVerified: false,
  visits: 0,
  seconds: 0,
  bytes: 0,
  visitDays: [],
  weekdays: 0,
  hours: 0,
  system: 0,
  gateways: [],
  score: null,
  form: null,
  campaignsSeen: [],
  campaignsClicked: [],
  ...NO_REWARDS,
}

function groupPairs(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value])
  return groups
}
