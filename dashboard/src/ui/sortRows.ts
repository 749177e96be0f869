import type { Column } from './column.ts'

export type Sorting = { key: string; isDescending: boolean }

/** Sorts by a column, text as the language sorts it; rows that are equal keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | undefined,
  locale: string,
): readonly Row[] {
  const value = columns.find((column) => column.key === sorting?.key)?.sort
  if (!sorting || !value) return rows
  const text = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const direction = sorting.isDescending ? -1 : 1
  return rows.toSorted((a, b) => {
    const [x, y] = [value(a), value(b)]
    return direction * (typeof x === 'number' && typeof y === 'number' ? x - y : text.compare(String(x), String(y)))
  })
}

/** What a press on a column's heading leads to: ascending, descending, then the list's own order again. */
export function nextSorting(current: Sorting | undefined, key: string): Sorting | undefined {
  if (current?.key !== key) return { key, isDescending: false }
  return current.isDescending ? undefined : { key, isDescending: true }
}

/** The order as an address spells it: a minus before the column turns it round. */
export function readSorting(text: string | undefined): Sorting | undefined {
  return text === undefined ? undefined : { key: text.replace(/^-/, ''), isDescending: text.startsWith('-') }
}

/** {@link readSorting} the other way. */
export function writeSorting<Text extends string | undefined>(sorting: Sorting | undefined): Text | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- columns are named like the contract’s fields, and what is not is refused by the reader
  return sorting && (`${sorting.isDescending ? '-' : ''}${sorting.key}` as Text)
}
