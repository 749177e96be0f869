// Names on the wire are `camelCase`, names of columns `snake_case`; the one place that turns one into the other.
import type { SelectType } from 'kysely'
import { sql } from './database.ts'
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

export type TableName = keyof Schema

/** A row of a table under the names of the wire, as far as `Field` picks. */
export type RowOf<Table extends TableName, Field extends FieldOf<Table> = FieldOf<Table>> = {
  [Name in Field]: Snake<Name> extends keyof Schema[Table] ? SelectType<Schema[Table][Snake<Name>]> : never
}
export type FieldOf<Table extends TableName> = Camel<keyof Schema[Table] & string>

/** The column behind a field. */
export function snake(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/**
 * Columns of a table under the names of the wire, for hand-written SQL: `select ${fields('webhooks', ['isOn'])}`.
 * @param as The alias the statement gives the table.
 */
export function fields<Table extends TableName>(table: Table, names: readonly FieldOf<Table>[], as: string = table) {
  return sql.join(names.map((name) => sql`${sql.ref(`${as}.${snake(name)}`)} as ${sql.ref(name)}`))
}
