// Where somebody is on a screen, as the address says it: filters, an open tab. It can be gone back to and sent on.
import { useCallback } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Endpoint, Schema } from '@portico/contract/http/endpoint.ts'
import { bareRecord, ownValue } from '@portico/contract/names.ts'

type Shape = Record<string, Schema>
type QueryShape<E extends Endpoint> = E['query'] extends { shape: infer Fields extends object }
  ? Fields
  : Record<never, never>
type Values<Fields> = {
  [Name in keyof Fields]?: Fields[Name] extends { _zod: { output: infer Value } } ? Value : never
}

/** Asked by the list itself, not by an address. */
const PAGING = ['limit', 'skip', 'after', 'pageId'] as const
type Paging = (typeof PAGING)[number]

export type PlaceReader<Value> = (search: Record<string, unknown>) => Value
/** What a reader finds in an address. */
export type PlaceOf<Reader> = Reader extends PlaceReader<infer Value> ? Value : never

/**
 * Reads addresses by the query an endpoint declares. What the server would refuse is left out, and so is what it
 * assumes anyway.
 * @param own Fields of the screen alone; one of the same name replaces the endpoint’s.
 */
export function placeOf<E extends Endpoint, Own extends Shape = Record<never, never>>(
  endpoint: E,
  own?: Own,
): PlaceReader<Values<Omit<QueryShape<E>, Paging | keyof Own> & Own>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of a query are schemas
  const fields = { ...endpoint.query?.shape, ...own } as Shape
  for (const name of PAGING) if (!own || !ownValue(own, name)) delete fields[name]
  return (search) => {
    const place = bareRecord<unknown>()
    for (const [name, field] of Object.entries(fields)) {
      const value = readField(field, search[name])
      if (value !== undefined) place[name] = value
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was parsed by its own field
    return { ...place } as Values<Omit<QueryShape<E>, Paging | keyof Own> & Own>
  }
}

/** The place the address names, and how to go to another one on the same screen. */
export function usePlace<Value extends Record<string, unknown>>(
  read: PlaceReader<Value>,
): [place: Value, go: (place: Value, how?: { isStep: boolean }) => void] {
  const place = read(useSearch({ strict: false }))
  const navigate = useNavigate()
  const go = useCallback(
    (next: Value, { isStep } = { isStep: false }) =>
      void navigate({ to: '.', search: read(next), replace: !isStep, resetScroll: false }),
    [navigate, read],
  )
  return [place, go]
}

function readField(field: Schema, raw: unknown): unknown {
  if (raw === undefined || raw === '') return undefined
  // The router reads digits as a number and true as a yes, where a text field wants what was typed.
  const forms = typeof raw === 'number' || typeof raw === 'boolean' ? [raw, String(raw)] : [raw]
  for (const form of forms) {
    const parsed = field.safeParse(form)
    if (parsed.success) return isAssumed(field, parsed.data) ? undefined : parsed.data
  }
  return undefined
}

/** Blank, or what the server takes when nothing is said. */
function isAssumed(field: Schema, value: unknown): boolean {
  return value === '' || field.safeParse(undefined).data === value
}
