// Events behind the demo's reports: how guests passed the portal, what they answered and requested.
import type { Tx } from '@portico/server/core/db/database.ts'
import { importEvents, packAgent, readAgent, type GuestEvent } from '@portico/server/reports/index.ts'
import type { Guest } from './people.ts'
import { PHONES } from './phones.ts'
import { idAt, makeRandom, type Random } from './random.ts'
import type { Stay } from './stays.ts'
import { GATEWAYS, PAGE_ID } from './venue.ts'

const SEED = 20_042

const DRINKS: readonly (readonly [string, number])[] = [
  ['Cà phê sữa đá', 42],
  ['Bạc xỉu', 21],
  ['Trà đào cam sả', 19],
  ['Cà phê trứng', 11],
  ['Nước ép', 7],
]
const COMMENTS = [
  'Quán mát, nhạc vừa tai.',
  'Wi-Fi chạy nhanh, ngồi làm việc thoải mái.',
  'Bánh chuối nướng ngon lắm, lần sau sẽ quay lại.',
  'Cuối tuần hơi đông, chờ nước khá lâu.',
  'Nhân viên dễ thương, nhớ cả món mình hay gọi.',
  'Ngoài sân sóng hơi yếu vào buổi tối.',
  'Ổ cắm điện hơi ít.',
  'Cà phê trứng rất vừa miệng.',
]
/** Writes the events of these stays with others, and of guests who left the portal without signing in. */
export async function writeEvents(tx: Tx, stays: readonly Stay[], others: readonly GuestEvent[]): Promise<void> {
  const random = makeRandom(SEED)
  const phones = PHONES.map(([text, share]) => [packAgent(readAgent(text)), share] as const)
  const agents = new Map<Guest, number>()
  const events = stays.flatMap((stay) => {
    const agent = agents.get(stay.guest) ?? random.weighted(phones)
    agents.set(stay.guest, agent)
    return [...arrival(stay, agent, random), ...around(stay, random), ...turnedAway(stay, phones, random)]
  })
  await importEvents(tx, PAGE_ID, [...events, ...others])
}

function arrival(stay: Stay, agent: number, random: Random): GuestEvent[] {
  const at = new Date(stay.askedAt)
  const gatewayId = GATEWAYS[stay.spot].id
  const visit = { pageId: PAGE_ID, gatewayId, agent, id: stay.id, guestId: stay.guest.id }
  const door = { pageId: PAGE_ID, gatewayId, agent, id: idAt(random, stay.askedAt), at }
  const { phone, email, wantsNews } = stay.guest
  const hasContact = (phone ?? email) !== null
  return [
    { ...door, kind: 'seen' },
    { ...door, kind: 'started' },
    { ...door, kind: 'step.viewed', step: 'form' },
    { ...door, kind: 'step.done', step: 'form' },
    { ...visit, at, kind: 'verified' },
    ...(stay.isFirst && hasContact ? [{ ...visit, at, kind: 'contact', isProved: false } as const] : []),
    ...(stay.isFirst && hasContact ? [{ ...visit, at, kind: 'consent', isGiven: wantsNews } as const] : []),
    { ...visit, at: new Date(stay.onlineAt), kind: 'online', isFirst: stay.isFirst },
    {
      ...visit,
      at: new Date(stay.endedAt),
      kind: 'ended',
      seconds: (stay.endedAt - stay.onlineAt) / 1000,
      bytes: stay.upBytes + stay.downBytes,
    },
  ]
}

/** What some guests answered and requested during the stay. */
function around(stay: Stay, random: Random): GuestEvent[] {
  const at = new Date(stay.onlineAt + random.int(2, 20) * 1000)
  const common = () => ({ pageId: PAGE_ID, at, id: idAt(random, at.getTime()), guestId: stay.guest.id })
  const events: GuestEvent[] = []
  if (random.chance(0.08)) {
    events.push({ ...common(), kind: 'step.viewed', step: 'survey' })
    if (random.chance(0.72)) events.push(...answers(common, random))
  }
  return events
}

function answers(
  common: () => { pageId: string; at: Date; id: string; guestId: string },
  random: Random,
): GuestEvent[] {
  const score = random.weighted([
    [10, 26],
    [9, 24],
    [8, 20],
    [7, 13],
    [6, 7],
    [5, 5],
    [3, 3],
    [1, 2],
  ] as const)
  const events: GuestEvent[] = [
    { ...common(), kind: 'answer', question: 'nps', form: 'nps', score },
    { ...common(), kind: 'answer', question: 'drink', form: 'choice', value: random.weighted(DRINKS) },
  ]
  if (random.chance(0.25))
    events.push({ ...common(), kind: 'answer', question: 'comment', form: 'text', text: random.pick(COMMENTS) })
  if (random.chance(0.9)) events.push({ ...common(), kind: 'step.done', step: 'survey' })
  return events
}

/** One in nine sees the portal and goes no further. */
function turnedAway(stay: Stay, phones: readonly (readonly [number, number])[], random: Random): GuestEvent[] {
  if (!random.chance(0.11)) return []
  const at = new Date(stay.askedAt - random.int(30, 600) * 1000)
  const common = {
    pageId: PAGE_ID,
    at,
    id: idAt(random, at.getTime()),
    gatewayId: GATEWAYS[stay.spot].id,
    agent: random.weighted(phones),
  }
  const events: GuestEvent[] = [
    { ...common, kind: 'seen' },
    { ...common, kind: 'step.viewed', step: 'form' },
  ]
  return random.chance(0.4) ? [...events, { ...common, kind: 'started' }] : events
}
