// What `onTable` asks for, worked out from a group of the contract and a table's columns. A field without a column, a
// filter without its SQL or a value of another type does not compile.
import type { Topic } from '../db/topics.ts'
import type { Insertable, InsertType, SelectType, Updateable } from 'kysely'
import type { ErrorCode } from '@portico/contract/errors.ts'
import type { Endpoint, Input, ReplyInput } from '@portico/contract/http/endpoint.ts'
import type { Schema } from '../db/schema.ts'
import type { Snake, TableName } from '../db/naming.ts'
import type { PageContext } from './context.ts'
import type { OrderKey, Sql } from './keyset.ts'

/** What `crud()` makes, or a part of it. */
export type List = { list: Endpoint; read?: Endpoint; create?: Endpoint; update?: Endpoint; remove?: Endpoint }
export type Verb = keyof List

/** Tables that hold things of a page. */
export type ListTable = {
  [T in TableName]: Schema[T] extends { page_id: string; id: string; created_at: unknown } ? T : never
}[TableName]

export type Item<G extends List> = ReplyInput<G['list']> extends { rows: (infer Row extends object)[] } ? Row : never
type Part<E, Name extends 'query' | 'body' | 'params'> = E extends Endpoint
  ? Input<E> extends Record<Name, infer Value>
    ? Value
    : never
  : never
type Body<G extends List> = Part<G['create'], 'body'>
type Query<G extends List> = Part<G['list'], 'query'>
type Params<G extends List> = Part<G['update'] | G['remove'] | G['read'], 'params'>

/** Whether the column that bears a field's name gives its type; JSON gives any. */
type Gives<T extends TableName, Name extends string, Value> =
  Snake<Name> extends keyof Schema[T] ? Fits<Value, SelectType<Schema[T][Snake<Name>]>> : false
/** Whether it takes the type a body sends. */
type Takes<T extends TableName, Name extends string, Value> =
  Snake<Name> extends keyof Schema[T]
    ? unknown extends SelectType<Schema[T][Snake<Name>]>
      ? true
      : Is<Exclude<Value, undefined>, InsertType<Schema[T][Snake<Name>]>>
    : false
/** A narrower value fits (a row's `'on' | 'off'` is text), but one that is never null fits no column that may be. */
type Fits<Value, Column> = unknown extends Column
  ? true
  : null extends Column
    ? null extends Value
      ? Is<Value, Column>
      : false
    : Is<Value, Column>
type Is<Value, Column> = [Value] extends [Column] ? true : false
type Without<T extends TableName, Of, How extends 'gives' | 'takes'> = {
  [Name in keyof Of & string]: (How extends 'gives' ? Gives<T, Name, Of[Name]> : Takes<T, Name, Of[Name]>) extends true
    ? never
    : Name
}[keyof Of & string]

/** Columns an insert needs that no field fills: the caller of `create` gives them. */
type RequiredColumns<C> = {
  [Name in keyof C & string]: undefined extends C[Name] ? never : null extends C[Name] ? never : Name
}[keyof C & string]
type CoveredColumns<G extends List> = {
  [Name in keyof Body<G> & string]: undefined extends Body<G>[Name] ? never : Snake<Name>
}[keyof Body<G> & string]
export type UnfilledColumns<G extends List, T extends TableName> =
  | Exclude<RequiredColumns<Insertable<Schema[T]>>, CoveredColumns<G> | 'page_id' | 'id' | 'created_at'>
  | Extract<keyof Insertable<Schema[T]> & string, 'created_by'>
export type Columns<T extends TableName> = { [C in keyof Updateable<Schema[T]>]?: Updateable<Schema[T]>[C] | Sql }
type AddedColumns<G extends List, T extends TableName> = Pick<Insertable<Schema[T]>, UnfilledColumns<G, T>> & Columns<T>

type ComputedColumn = Sql | ((context: PageContext) => Sql)
type ListFilters<G extends List> = Omit<
  Query<G>,
  | 'limit'
  | 'skip'
  | 'after'
  | (G['list'] extends { search: readonly [string, ...string[]] } ? 'search' : never)
  | 'sort'
  | 'order'
>
type NamedOption<Name extends string, Of, Also = unknown> = keyof Of extends never
  ? { [K in Name]?: Also }
  : { [K in Name]: Of & Also }
type AnyOf<Row> = { [Name in keyof Row]?: ComputedColumn }

/** How a list stands on its table. `t` is the table in every piece of SQL. */
export type TableDeclaration<G extends List, T extends ListTable> = {
  notFound: ErrorCode
  /** The error when a row breaks a unique constraint. */
  duplicate?: ErrorCode
  /** Newest first unless said; the id decides between equals. */
  order?: readonly OrderKey[]
  /** Sent to open dashboards after every change. */
  topic?: Topic
  /** What the audit row of a change says of the row. */
  note?: (row: Item<G>) => Record<string, unknown>
  /** The rows that are in the list at all, such as those that are not deleted. */
  only?: Sql
  /** Rows that take room, where the list has a `most`; all when absent. */
  takesRoom?: (context: PageContext) => Sql
} & NamedOption<'computed', { [Name in Without<T, Item<G>, 'gives'>]: ComputedColumn }, AnyOf<Item<G>>> &
  NamedOption<
    'where',
    { [Name in keyof ListFilters<G>]-?: (value: NonNullable<ListFilters<G>[Name]>, context: PageContext) => Sql }
  > &
  NamedOption<
    'columns',
    { [Name in Without<T, Body<G>, 'takes'>]: (value: Body<G>[Name], context: PageContext) => Columns<T> }
  > &
  (NonNullable<G['create']> extends { most: number } ? { full: ErrorCode } : { full?: ErrorCode })

type HandlerInput<G extends List> = {
  list: { query: Query<G> }
  read: { params: Params<G> }
  create: { body: Body<G> }
  update: { params: Params<G>; body: Part<G['update'], 'body'> }
  remove: { params: Params<G> }
}

/** The ordinary handlers. `create` wants the columns no field fills: with some, a list writes its own around it. */
export type ListHandlers<G extends List, T extends ListTable> = Pick<
  {
    list(
      context: PageContext,
      given: HandlerInput<G>['list'],
    ): Promise<{ rows: Item<G>[]; count: number; next: string | null }>
    read(context: PageContext, given: HandlerInput<G>['read']): Promise<Item<G>>
    create(
      context: PageContext,
      given: HandlerInput<G>['create'],
      ...added: UnfilledColumns<G, T> extends never ? [columns?: Columns<T>] : [columns: AddedColumns<G, T>]
    ): Promise<Item<G>>
    update(context: PageContext, given: HandlerInput<G>['update'], columns?: Columns<T>): Promise<Item<G>>
    remove(context: PageContext, given: HandlerInput<G>['remove']): Promise<Params<G>>
    /** Writes columns no caller may send. */
    set(context: PageContext, given: HandlerInput<G>['remove'], columns: Columns<T>): Promise<Item<G>>
  },
  (keyof G & Verb) | 'read' | 'set'
>
