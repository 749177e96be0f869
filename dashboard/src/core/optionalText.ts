/** A translator of any area. */
type AnyText = { (key: never, values?: never): string; has(key: never): boolean }

/** The sentence under a key that is put together at run time; undefined where there is none. */
export function optionalText(t: AnyText, key: string, values?: Record<string, unknown>): string | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `has` checks at run time what the type would know
  const [name, parts] = [key as never, values as never]
  return t.has(name) ? t(name, parts) : undefined
}
