// Random guests' doings for the tests of reports: few guests, few campaigns, days around a change of the clocks.
import * as fc from 'fast-check'
import { packAgent, readAgent, type GuestEvent } from '../reports/index.ts'

const idOf = (kind: number, n: number) =>
  `00000000-0000-7000-8000-${kind.toString(16).padStart(4, '0')}${n.toString(16).padStart(8, '0')}`
export const GUESTS = Array.from({ length: 6 }, (_, n) => idOf(1, n))
export const CAMPAIGNS = Array.from({ length: 2 }, (_, n) => idOf(2, n))
export const HOTSPOTS = Array.from({ length: 2 }, (_, n) => idOf(3, n))

const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
].map((text) => packAgent(readAgent(text)))

/** From the 1st of October to the 15th of November 2026: Europe, then America put their clocks back. */
const START = Date.UTC(2026, 9, 1)
const SECONDS = 45 * 86_400

type Draft = { [K in GuestEvent['kind']]: Omit<Extract<GuestEvent, { kind: K }>, 'pageId'> }[GuestEvent['kind']]

/** Some events of a page, in no order. */
export function drawnEvents(most = 25): fc.Arbitrary<(pageId: string) => GuestEvent[]> {
  return fc
    .array(drawnEvent, { minLength: 1, maxLength: most })
    .map((drafts) => (pageId) => drafts.map((draft) => ({ ...draft, pageId }) as GuestEvent))
}

const common = fc.record({
  at: fc.integer({ min: 0, max: SECONDS }).map((second) => new Date(START + second * 1000)),
  id: fc.integer({ min: 0, max: 400 }).map((n) => idOf(4, n)),
  gatewayId: fc.constantFrom(...HOTSPOTS),
  agent: fc.constantFrom(...AGENTS, null),
})
const guestId = fc.constantFrom(...GUESTS)

const drawnEvent: fc.Arbitrary<Draft> = fc
  .tuple(
    common,
    fc.oneof(
      fc.record({ kind: fc.constantFrom('seen' as const, 'started' as const, 'verified' as const) }),
      fc.record({ kind: fc.constant('online' as const), guestId, isFirst: fc.boolean() }),
      fc.record({ kind: fc.constant('online' as const), guestId, isFirst: fc.boolean() }),
      fc.record({
        kind: fc.constant('ended' as const),
        guestId,
        seconds: fc.integer({ min: 0, max: 20_000 }),
        before: fc.option(fc.integer({ min: 0, max: 5000 })),
        bytes: fc.integer({ min: 0, max: 10 ** 10 }),
      }),
      fc.record({
        kind: fc.constantFrom('impression' as const, 'click' as const),
        campaignId: fc.constantFrom(...CAMPAIGNS),
        slot: fc.constantFrom('before-login' as const, 'success' as const),
        variant: fc.constantFrom('a' as const, 'b' as const),
        guestId: fc.option(guestId, { nil: undefined }),
      }),
      fc.record({
        kind: fc.constantFrom('step.viewed' as const, 'step.done' as const),
        step: fc.constantFrom('form', 'survey'),
      }),
      fc.record({
        kind: fc.constant('answer' as const),
        question: fc.constantFrom('q1', 'q2'),
        form: fc.constant('nps' as const),
        score: fc.integer({ min: 0, max: 10 }),
      }),
      fc.record({
        kind: fc.constant('answer' as const),
        question: fc.constant('q3'),
        form: fc.constant('choice' as const),
        value: fc.constantFrom('Cà phê', 'Trà'),
      }),
      fc.record({
        kind: fc.constant('answer' as const),
        question: fc.constant('q4'),
        form: fc.constant('text' as const),
        text: fc.constantFrom('Ngon', 'Ồn'),
      }),
      fc.record({
        kind: fc.constant('lead' as const),
        stage: fc.constantFrom('new', 'won'),
        source: fc.constantFrom('portal', 'zalo'),
        isNew: fc.boolean(),
      }),
      fc.record({ kind: fc.constant('consent' as const), isGiven: fc.boolean(), guestId }),
      fc.record({ kind: fc.constant('contact' as const), isProved: fc.boolean(), guestId }),
    ),
  )
  .map(([base, rest]) => ({ ...base, ...rest }) as Draft)
