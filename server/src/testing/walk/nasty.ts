// Good requests, and what becomes of them in careless or hostile hands.
import * as fc from 'fast-check'
import { INHERITED_NAMES } from '@portico/contract/names.ts'

const VALUES: unknown[] = [
  ...INHERITED_NAMES,
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '😀'.repeat(300),
  'x'.repeat(20_000),
  -1,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  true,
  [],
  {},
  [[[[]]]],
  { toString: 1, constructor: 2 },
  `'; drop table pages; --`,
  '$1 \\x00 %s %n {{7*7}}',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '2026-02-30T25:61:61Z',
  'infinity',
  'NaN',
  '\u202e\u0000\ufeff',
]

export type Change = { at: number; kind: 'replace' | 'remove' | 'add'; value: unknown }

export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
)

export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    at: fc.nat(50),
    kind: fc.constantFrom('replace' as const, 'replace' as const, 'remove' as const, 'add' as const),
    value: nasty,
  }),
  { maxLength: 3 },
)

/** The value with some of its places changed; itself when there is nothing to change. */
export function spoil(value: unknown, wanted: readonly Change[]): unknown {
  return wanted.reduce(spoilOnce, value)
}

function spoilOnce(value: unknown, { at, kind, value: by }: Change): unknown {
  const copy: unknown = structuredClone(value)
  const places = placesIn(copy)
  const place = places[at % Math.max(1, places.length)]
  if (!place) return kind === 'replace' ? by : copy
  if (kind === 'remove') delete place.of[place.key]
  else place.of[kind === 'add' ? 'somethingElse' : place.key] = by
  return copy
}

/** The value with `name` in place of every text. */
export function withText(value: unknown, name: string): unknown {
  const copy: unknown = structuredClone(value)
  for (const { of, key } of placesIn(copy)) if (typeof of[key] === 'string') of[key] = name
  return copy
}

/** The value as JSON in which every object has each of the names as a key too. */
export function withKeys(value: unknown, names: readonly string[]): string {
  const more = Object.fromEntries(names.map((name) => [name, 'x']))
  const isObject = (part: unknown) => typeof part === 'object' && part !== null && !Array.isArray(part)
  return JSON.stringify(value, (_key, part: unknown) => (isObject(part) ? { ...more, ...(part as object) } : part))
}

type Place = { of: Record<string, unknown>; key: string }

/** Every place in a value, however deep, that can be set. */
export function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const of = value as Record<string, unknown>
  return Object.keys(of).flatMap((key) => [{ of, key }, ...placesIn(of[key])])
}
