// Guests of one venue, made up but spread as a Vietnamese café's: a few family names for most, visits long ago for many.
import { dayNumber, NO_REWARDS } from '@portico/contract/profiles/facts.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { writeProfiles, type ProfileRow } from '@portico/server/profiles/index.ts'
import { makeRandom, type Random } from '../../dev/seed/random.ts'
import type { Installation } from '../rig/installation.ts'

const BATCH = 2000
const DAY_MS = 86_400_000
const FAMILIES = ['Nguyễn', 'Nguyễn', 'Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Phan', 'Vũ', 'Đặng']
const MIDDLES = ['Thị', 'Văn', 'Minh', 'Ngọc', 'Thanh', 'Hữu', 'Gia', 'Bảo']
const GIVEN = ['An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hà', 'Khánh', 'Linh', 'Mai', 'Nam', 'Oanh', 'Phúc', 'Quân', 'Sơn']
/** Part of an email of very few. */
export const RARE = 'q7731'
const YEAR = 365
/** Where a list goes on far down. */
export const FAR_AT = new Date(Date.now() - 300 * DAY_MS).toISOString()

export function today(): number {
  return dayNumber(new Date().toISOString().slice(0, 10))
}

/** @returns rows written per second, of guests and their profiles together */
export async function addGuests({ database: { db } }: Installation, pageId: string, count: number): Promise<number> {
  const random = makeRandom(count)
  const from = monotonicMs()
  for (let at = 0; at < count; at += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - at) }, (_, index) => makeRow(random, at + index))
    await db.asSystem(async (tx) => {
      await tx.run(sql`
        insert into guests (page_id, id, name, phone, email, source, first_seen_at, last_seen_at)
        select ${pageId}, r."guestId", r.name, r.phone, r.email, r.source, r."firstSeenAt", r."lastSeenAt"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r ("guestId" uuid, name text, phone text, email text, source text,
          "firstSeenAt" timestamptz, "lastSeenAt" timestamptz)`)
      await writeProfiles(tx, pageId, rows)
    })
    if (at % 100_000 === 0) process.stderr.write(`${at} `)
  }
  return (count * 1000) / (monotonicMs() - from)
}

function makeRow(random: Random, index: number): ProfileRow {
  const lastDay = Math.min(random.int(0, YEAR), random.int(0, YEAR))
  const visits = Math.max(1, Math.round(random.logNormal(2, 1)))
  const last = new Date(Date.now() - lastDay * DAY_MS - random.int(0, DAY_MS))
  return {
    guestId: newId(last),
    name: `${random.pick(FAMILIES)} ${random.pick(MIDDLES)} ${random.pick(GIVEN)}`,
    phone: random.chance(0.7) ? `+849${String(index).padStart(8, '0')}` : null,
    email: random.chance(0.3) ? `${random.pick(GIVEN).toLowerCase()}.q${index % 60_000}@example.test` : null,
    source: random.pick(['phone', 'phone', 'zalo', 'anonymous']),
    language: random.chance(0.9) ? 'vi' : 'en',
    isPhoneVerified: random.chance(0.5),
    isEmailVerified: false,
    firstSeenAt: new Date(last.getTime() - visits * 5 * DAY_MS).toISOString(),
    lastSeenAt: last.toISOString(),
    visits,
    seconds: visits * 2400,
    bytes: visits * 90_000_000,
    visitDays: Array.from(
      { length: Math.min(visits, 20) },
      (_, at) => today() - lastDay - at * random.int(1, 9),
    ).toSorted((a, b) => a - b),
    weekdays: random.int(1, 127) << 1,
    hours: random.int(1, 2 ** 24 - 1),
    system: random.int(1, 2),
    gateways: ['quay'],
    channels: random.chance(0.4) ? ['sms', 'zalo'] : [],
    tags: [],
    answers: { drink: random.pick(['coffee', 'tea', 'juice']) },
    score: random.chance(0.2) ? random.int(0, 10) : null,
    form: 2,
    birthday: random.chance(0.2) ? `1990-${String(random.int(1, 12)).padStart(2, '0')}-15` : null,
    campaignsSeen: [],
    campaignsClicked: [],
    ...NO_REWARDS,
  }
}
