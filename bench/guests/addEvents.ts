// What the guests of a venue did, as the portal records it: four visits each, five events a visit.
import { monotonicMs } from '@portico/server/core/clock.ts'
import { CODES, FORMS } from '@portico/server/reports/count/recordEvents.ts'
import { connectLoading, withoutIndexes } from '../reports/loading.ts'
import type { Figure } from '../rig/figure.ts'

/** Twenty a guest. */
const VISITS = 4
const KINDS = [CODES.seen, CODES.online, CODES.ended, CODES.impression, CODES.answer]
/** Guests of one statement: their first identifier's last byte. */
const PARTS = 64
const AT_ONCE = 2

/** @returns events stored per second, their indexes built afterwards */
export async function addEvents(ownerUrl: string, pageId: string): Promise<Figure> {
  const from = monotonicMs()
  let stored = 0
  await withoutIndexes(ownerUrl, async () => {
    const parts = Array.from({ length: PARTS }, (_, part) => part)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
          const rows = await addPart(ownerUrl, pageId, part)
          stored += rows
          process.stderr.write('e')
        }
      }),
    )
  })
  const perSecond = (stored * 1000) / (monotonicMs() - from)
  return { name: `events written, ${stored}`, unit: 'rows/s', median: perSecond, min: perSecond, max: perSecond }
}

async function addPart(ownerUrl: string, pageId: string, part: number): Promise<number> {
  const owner = await connectLoading(ownerUrl)
  try {
    const { rowCount } = await owner.query(
      `insert into event (page_id, at, kind, id, guest_id, amount, bytes, is_first, was, key, value)
      select g.page_id, g.last_seen_at - make_interval(days => visit * 5, mins => kind), kind, gen_random_uuid(), g.id,
        case kind when ${CODES.ended} then 2400 when ${CODES.answer} then 8 end,
        case when kind = ${CODES.ended} then 90000000 end, case when kind = ${CODES.online} then visit = ${VISITS - 1} end,
        case when kind = ${CODES.answer} then ${FORMS.nps} end, case when kind = ${CODES.answer} then 'nps' end,
        case when kind = ${CODES.answer} then '8' end
      from guests g, generate_series(0, ${VISITS - 1}) visit, unnest($2::smallint[]) kind
      where g.page_id = $1 and get_byte(uuid_send(g.id), 15) % ${PARTS} = $3`,
      [pageId, KINDS, part],
    )
    return rowCount ?? 0
  } finally {
    await owner.end()
  }
}
