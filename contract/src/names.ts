// Names from outside as keys of records: an ordinary object already has `constructor`, and reading that finds a function.

/** What every ordinary object has before anything is put into it. */
export const INHERITED_NAMES: readonly string[] = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']

/** Whether a name may become the key of a record. */
export function isOwnName(name: string): boolean {
  return !INHERITED_NAMES.includes(name)
}

/** A record without inherited keys, so that reading a name that is not there gives undefined. */
export function bareRecord<T>(entries: Iterable<readonly [string, T]> = []): Record<string, T> {
  const record: Record<string, T> = Object.create(null)
  for (const [name, value] of entries) record[name] = value
  return record
}

/** Reads a name from outside out of a record that may be an ordinary object. */
export function ownValue<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined
}
