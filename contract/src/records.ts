// Records with a closed set of keys, which the standard library types as open ones.

/** The keys of a record. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers pass records whose type names every key
  return Object.keys(record) as Key[]
}

/** A record with a value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key, index: number) => Value,
): Record<Key, Value> {
  const entries = keys.map((key, index) => [key, valueOf(key, index)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is an entry for each of the keys
  return Object.fromEntries(entries) as Record<Key, Value>
}

/** Whether a value is one of a closed list. */
export function isOneOf<const One extends string | number>(values: readonly One[], value: unknown): value is One {
  return (values as readonly unknown[]).includes(value)
}
