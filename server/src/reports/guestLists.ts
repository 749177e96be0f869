// Guests of a range, by when they were last here or by how much; a page of the list costs the same wherever it lies.
import type { GuestsReport } from '@portico/contract/reports.ts'
import { fail } from '../core/fail.ts'
import { allGuests, type Place } from './allGuests.ts'
import { readAfter } from './keyset.ts'
import { listed } from './listed.ts'
import { newestGuests } from './newestGuests.ts'
import type { Reader } from './reader.ts'
import { sumOf } from './sums.ts'
import { topCandidates, type Sort } from './topCandidates.ts'

/** `q` is part of a name or contact, as far as the caller may read them. */
type Asked = { limit: number; after?: string; q?: string }

const UUID = /^[0-9a-f-]{36}$/

/** Guests who came in the range, the last to come first. */
export async function guestList(reader: Reader, { limit, after, q }: Asked): Promise<GuestsReport> {
  const from = readPlace(after, /^\d{4}-\d\d-\d\d$/)
  const found =
    q || reader.filters
      ? await allGuests(reader, { by: 'day', wanted: limit + 1, from, q })
      : await newestGuests(reader, limit + 1, from)
  return listed(reader, found, limit)
}

/** Up to so many guests a day, added up over the range, are simply all looked at. */
const LOOKED_AT = 8000
/** Looking at so many takes longer than asking in vain. */
const MANY = 60_000
/** In less than this part of all there is, those with the most in all tell little. */
const TELLING_PART = 1 / 3
const BEGINNING = '2000-01-01'

/** Guests with the most of something in the range. */
export async function topGuests(
  reader: Reader,
  { limit, after, q, sort }: Asked & { sort: Sort },
): Promise<GuestsReport> {
  const asked = { by: sort, wanted: limit + 1, from: readPlace(after, /^\d{1,15}$/) }
  const found = !q && !reader.filters && (await isTold(reader)) ? await topCandidates(reader, asked) : undefined
  return listed(reader, found ?? (await allGuests(reader, { ...asked, q })), limit)
}

/** Whether it pays to look first at those with the most in all: likely they have the most in the range too. */
async function isTold(reader: Reader): Promise<boolean> {
  const { guests } = await sumOf(reader, reader.range, ['guests'])
  if (guests > MANY) return true
  if (guests <= LOOKED_AT) return false
  const all = await sumOf(reader, { ...reader.range, from: BEGINNING }, ['guests'])
  return guests >= all.guests * TELLING_PART
}

function readPlace(after: string | undefined, value: RegExp): Place | undefined {
  const from = readAfter(after, 3)
  if (!from) return undefined
  const [first, pageId, guestId] = from as [string, string, string]
  if (!value.test(first) || !UUID.test(pageId) || !UUID.test(guestId))
    throw fail('request/invalid', { after: 'field/invalid' })
  return [first, pageId, guestId]
}
