// Questions to the decision: what is shown now, and why a booking is not.
import { SLOTS } from '@portico/contract/campaigns/kinds.ts'
import type { wifiCampaigns, WifiCampaign } from '@portico/contract/campaigns.ts'
import type { Input, ReplyInput } from '@portico/contract/http/endpoint.ts'
import { fail } from '../core/fail.ts'
import type { PageContext } from '../core/http/context.ts'
import { sql } from '../core/db/database.ts'
import { readFacts } from '../profiles/index.ts'
import type { Candidate, Viewer } from './candidate.ts'
import { chancesOf, refusalOf, type Place } from './decide.ts'
import { explain } from './explain.ts'
import { momentOf, readLineup, type Lineup } from './readLineup.ts'
import { readReach } from './viewer.ts'

type Question = Input<typeof wifiCampaigns.why>['query']

/** What a guest of the page would most likely get now. */
export async function showCurrent(
  context: PageContext,
  { nas_id: nasId, pageId }: Input<typeof wifiCampaigns.current>['query'],
  read: (id: string) => Promise<WifiCampaign>,
): Promise<ReplyInput<typeof wifiCampaigns.current>> {
  const { page, clock } = context
  if (pageId !== undefined && pageId !== page.id) throw fail('page/not-found')
  const now = clock.now()
  const lineup = await context.db.asSystem((tx) => readLineup(tx, page.id, now))
  const viewer = { ...STRANGER, nasId: nasId ?? (await firstDevice(context)) }
  const of = (place: Place) => mostLikely(lineup, place, viewer, now)
  const slots = SLOTS.map((slot) => ({ slot, booking: of(slot) }))
  const design = of('design')
  const first = slots.find(({ booking }) => booking)?.booking ?? design
  return {
    current: first ? await read(first.id) : null,
    design: design ? { id: design.id, name: design.name } : null,
    slots: slots.map(({ slot, booking }) => ({ slot, id: booking?.id ?? null, name: booking?.name ?? null })),
  }
}

function mostLikely(
  { adverts, designs, ...clock }: Lineup,
  place: Place,
  viewer: Viewer,
  now: Date,
): Candidate | undefined {
  const moment = momentOf(clock, now)
  const eligible = (place === 'design' ? designs : adverts).filter((one) => !refusalOf(one, place, viewer, moment))
  if (place === 'design') return eligible[0]
  return chancesOf(eligible).toSorted((a, b) => b.chance - a.chance)[0]?.booking
}

const STRANGER: Viewer = {
  seed: 'somebody',
  nasId: '',
  language: 'vi',
  system: 'other',
  isReturning: false,
  facts: undefined,
  reach: new Map(),
}

/** Why a booking is not shown: to a guest such as it is meant for, or to one of the page's. */
export async function explainBooking(
  context: PageContext,
  id: string,
  question: Question,
): Promise<ReplyInput<typeof wifiCampaigns.why>> {
  const { page, clock } = context
  const now = clock.now()
  const lineup = await context.db.asSystem((tx) => readLineup(tx, page.id, now, id))
  const asked = [...lineup.adverts, ...lineup.designs].find((one) => one.id === id)
  if (!asked) throw fail('wifi-campaign/not-found')
  const nasId = question.nas_id ?? [...(asked.devices ?? [])][0] ?? (await firstDevice(context))
  const somebody = {
    ...STRANGER,
    ...likeMeant(asked),
    nasId,
    ...(question.language ? { language: question.language } : {}),
  }
  const viewer = question.guestId ? await oneGuest(context, question.guestId, somebody) : somebody
  const moment = momentOf(lineup, now)
  const places: readonly Place[] = asked.type === 'design' ? ['design'] : SLOTS.filter((slot) => asked.slots.has(slot))
  // Nobody in particular is in every segment, and in no hold-out group.
  const open = (one: Candidate): Candidate =>
    question.guestId ? one : { ...one, segment: one.id === id ? undefined : one.segment, holdOut: 0 }
  const rows = places.map((place) => {
    const bookings = (place === 'design' ? lineup.designs : lineup.adverts).map(open)
    return { slot: place, ...explain(bookings, open(asked), place, viewer, moment) }
  })
  return { rows: rows.length > 0 ? rows : [{ slot: 'success', chance: 0, reason: 'slot', winner: null }] }
}

function likeMeant({ languages, systems, guests }: Candidate): Partial<Viewer> {
  return {
    ...(languages ? { language: [...languages][0]! } : {}),
    ...(systems ? { system: [...systems][0]! } : {}),
    isReturning: guests === 'returning',
  }
}

async function oneGuest({ db, page }: PageContext, guestId: string, somebody: Viewer): Promise<Viewer> {
  return db.asSystem(async (tx) => {
    const facts = await readFacts(tx, page.id, guestId)
    if (!facts) throw fail('guest/not-found')
    const reach = await readReach(tx, page.id, guestId)
    return {
      ...somebody,
      seed: guestId,
      language: facts.language,
      isReturning: facts.visits > 0,
      facts,
      reach: new Map(
        reach.map(({ campaignId, sinceAt, lastAt, ...row }) => [
          campaignId,
          { ...row, sinceAt: Date.parse(sinceAt), lastAt: Date.parse(lastAt) },
        ]),
      ),
    }
  })
}

async function firstDevice({ tx, page }: PageContext): Promise<string> {
  const row = await tx.first(sql<{ nasId: string }>`
    select nas_id from gateways where page_id = ${page.id} and not is_simulator order by created_at limit 1`)
  return row?.nasId ?? ''
}
