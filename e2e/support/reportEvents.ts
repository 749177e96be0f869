// Forty days of a café as events: few enough to write quickly, enough for every report.
import { packAgent, readAgent, type GuestEvent } from '@portico/server/reports/index.ts'

type Venue = { pageId: string; gatewayIds: readonly string[]; guestIds: readonly string[] }

const DAYS = 40
const DAY_MS = 86_400_000
const CAMPAIGN = '01900000-0000-7000-8000-0000000000c1'
const PHONES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; CPH2581) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
].map((text) => packAgent(readAgent(text)))

/** A venue's events up to `now`, always the same for the same guests. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one long piece of data
export function cafeDays({ pageId, gatewayIds, guestIds }: Venue, now: Date): GuestEvent[] {
  const random = seeded(7)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() ** 1.6 * from.length)] as T
  const known = new Set<string>()
  const events: GuestEvent[] = []
  for (let ago = DAYS - 1; ago >= 0; ago--) {
    const midnight = Math.floor(now.getTime() / DAY_MS - ago) * DAY_MS
    const visits = 8 + Math.floor(random() * 14)
    for (let n = 0; n < visits; n++) {
      const at = new Date(midnight + Math.floor((0.04 + (0.45 * (random() + random())) / 2) * DAY_MS))
      if (at.getTime() > now.getTime() - 4 * 3600_000) continue
      const guestId = pick(guestIds)
      const common = { pageId, gatewayId: pick(gatewayIds), agent: pick(PHONES) }
      const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
      const id = `0190${(ago * 100 + n).toString(16).padStart(4, '0')}-0000-7000-8000-000000000001`
      events.push({ ...common, kind: 'seen', at, id })
      events.push({ ...common, kind: 'impression', at, id, guestId, campaignId: CAMPAIGN })
      if (random() < 0.12) continue
      events.push({ ...common, kind: 'started', at: later(0.3), id })
      events.push({ ...common, kind: 'step.viewed', at: later(0.4), id, step: 'form' })
      if (random() < 0.1) continue
      events.push({ ...common, kind: 'step.done', at: later(0.7), id, step: 'form' })
      events.push({ ...common, kind: 'verified', at: later(0.8), id })
      events.push({ ...common, kind: 'consent', at: later(0.8), id, guestId, isGiven: random() < 0.6 })
      const isFirst = !known.has(guestId)
      known.add(guestId)
      if (isFirst) events.push({ ...common, kind: 'contact', at: later(0.8), id, guestId, isProved: random() < 0.7 })
      events.push({ ...common, kind: 'online', at: later(1), id, guestId, isFirst })
      if (random() < 0.2) events.push({ ...common, kind: 'click', at: later(1.2), id, guestId, campaignId: CAMPAIGN })
      const minutes = 1 + Math.floor(random() ** 2 * 160)
      const bytes = Math.floor(minutes * (2 + random() * 20) * 1_000_000)
      events.push({ ...common, kind: 'ended', at: later(1 + minutes), id, guestId, seconds: minutes * 60, bytes })
      if (random() < 0.35) {
        const score = Math.min(10, Math.floor(4 + random() * 8))
        events.push({
          ...common,
          kind: 'answer',
          at: later(2),
          id,
          guestId,
          question: 'survey.nps',
          form: 'nps',
          score,
        })
        const value = pick(['Cà phê sữa', 'Trà đào', 'Bạc xỉu', 'Sinh tố bơ'])
        events.push({
          ...common,
          kind: 'answer',
          at: later(2.1),
          guestId,
          question: 'survey.drink',
          form: 'choice',
          value,
        })
      }
      if (random() < 0.06) {
        const text = '=Quán đẹp, nhạc hơi to'
        events.push({ ...common, kind: 'answer', at: later(3), guestId, question: 'survey.words', form: 'text', text })
      }
      if (random() < 0.1) {
        const source = pick(['portal', 'survey'])
        events.push({ ...common, kind: 'lead', at: later(3), id, guestId, stage: 'new', source, isNew: true })
      }
    }
  }
  return events
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
