// Names on the wire are `camelCase`, names of columns `snake_case`; the one place that turns one into the other.
import type { Schema } from './schema.ts'

/** `createdAt` to `created_at`. */
export type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Snake<Rest>}`
    : `_${Lowercase<First>}${Snake<Rest>}`
  : Name

/** `created_at` to `createdAt`. */
export type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

/** A row as statements name it, under the names of the wire; values keep the names inside them. */
export type CamelRow<Row> = { [Name in keyof Row as Name extends string ? Camel<Name> : Name]: Row[Name] }

export type TableName = keyof Schema

/** The columns of a table under the names of the wire. */
export type FieldOf<Table extends TableName> = Camel<keyof Schema[Table] & string>

/** The column behind a field. */
export function snake(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const camelNames = new Map<string, string>()

/** The field of a column, looked up once: a program has as many as its statements name. */
export function camel(column: string): string {
  const known = camelNames.get(column)
  if (known !== undefined) return known
  const field = column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  camelNames.set(column, field)
  return field
}

/** A row where some fields stay as the wire has had them from its first days. */
export type KeepNames<Row, Kept extends string> = {
  [Name in keyof Row as Name extends Camel<Kept> ? Snake<Name> : Name]: Row[Name]
}

/** Gives fields the wire's older names back: `keepNames(row, 'nas_id')`. */
export function keepNames<Row extends object, Kept extends string>(row: Row, ...kept: Kept[]): KeepNames<Row, Kept> {
  const old = new Map<string, string>(kept.map((name) => [camel(name), name]))
  const entries = Object.entries(row).map(([name, value]) => [old.get(name) ?? name, value])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot follow names through entries
  return Object.fromEntries(entries) as KeepNames<Row, Kept>
}
