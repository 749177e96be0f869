// Guests of a range, by when they were last here or by how much; a page of the list costs the same wherever it lies.
import type { GuestsReport } from '@portico/contract/reports.ts'
import { fail } from '../../core/fail.ts'
import { isUuid } from '../../core/id.ts'
import { allGuests, type Place } from './allGuests.ts'
import { readAfter } from '../read/keyset.ts'
import { readGuestRows } from './guestRows.ts'
import { newestGuests } from './newestGuests.ts'
import type { Reader } from '../read/reader.ts'
import { topCandidates, type Sort } from './topCandidates.ts'

/** `q` is part of a name or contact, as far as the caller may read them. */
type GuestListQuery = { limit: number; after?: string; q?: string }

/** Guests who came in the range, the last to come first. */
export async function guestList(reader: Reader, { limit, after, q }: GuestListQuery): Promise<GuestsReport> {
  const from = readPlace(after, /^\d{4}-\d\d-\d\d$/)
  const found =
    q || reader.filters
      ? await allGuests(reader, { by: 'day', wanted: limit + 1, from, q })
      : await newestGuests(reader, limit + 1, from)
  return readGuestRows(reader, found, limit)
}

/** Guests with the most of something in the range. */
export async function topGuests(
  reader: Reader,
  { limit, after, q, sort }: GuestListQuery & { sort: Sort },
): Promise<GuestsReport> {
  const asked = { by: sort, wanted: limit + 1, from: readPlace(after, /^\d{1,15}$/) }
  const found = q || reader.filters ? undefined : await topCandidates(reader, asked)
  return readGuestRows(reader, found ?? (await allGuests(reader, { ...asked, q })), limit)
}

function readPlace(after: string | undefined, value: RegExp): Place | undefined {
  const from = readAfter(after, 3)
  if (!from) return undefined
  const [first = '', pageId = '', guestId = ''] = from
  if (!value.test(first) || !isUuid(pageId) || !isUuid(guestId))
    throw fail('request/invalid', { after: 'field/invalid' })
  return [first, pageId, guestId]
}
