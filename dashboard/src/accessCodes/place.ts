import { CODE_STATES, type CodeState } from '@portico/contract/accessCodes.ts'

export const SORTS = ['number', 'firstUsedAt', 'expiresAt', 'usedBytes'] as const
export type Sort = (typeof SORTS)[number]

/** Where somebody is among the codes: in the address, so that it can be gone back to and sent on. */
export type Place = { batch?: string; state?: CodeState; search?: string; sort?: Sort; order?: 'desc' }

/** Reads an address; what the server would not take is left out. */
export function readCodePlace(search: Record<string, unknown>): Place {
  const { batch, state, search: text, sort, order } = search
  const place: Place = {}
  if (typeof batch === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(batch)) place.batch = batch
  if (CODE_STATES.includes(state as CodeState)) place.state = state as CodeState
  // A number in the address is read as one.
  if ((typeof text === 'string' || typeof text === 'number') && String(text).trim() !== '')
    place.search = String(text).slice(0, 60)
  if (SORTS.includes(sort as Sort) && sort !== 'number') place.sort = sort as Sort
  if (order === 'desc') place.order = order
  return place
}
