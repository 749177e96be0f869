// An endpoint is plain data. The server, the typed client, OpenAPI and the tests
// that walk every route all read the same object; none of them knows a feature.
import type * as z from 'zod'
import type { Access } from '../access.ts'
import type { Urgency } from './urgency.ts'

/**
 * What a call needs of a schema. Every schema would also fit zod's own type, but comparing all of their methods, for
 * every call that is named anywhere, took the compiler half of its time.
 */
export type Schema = {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
  parse(value: unknown): unknown
  safeParse(
    value: unknown,
    options?: object,
  ): { success: boolean; data?: unknown; error?: { issues: z.core.$ZodIssue[] } }
}

/** The same schema in zod's own type, for what looks into it. */
export function zodOf(schema: Schema): z.ZodType {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract is written with zod alone
  return schema as unknown as z.ZodType
}

type ObjectSchema = Schema & { readonly shape: Readonly<Record<string, unknown>> }

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call over the wire. `returns` also decides what may leave the server: unlisted keys are dropped. */
export type Endpoint = {
  method: Method
  /** Path with parameters in braces, as the specification writes it: `/pages/{eid}`. */
  path: `/${string}`
  summary: string
  access: Access
  params?: ObjectSchema
  query?: ObjectSchema
  body?: Schema
  returns: Schema
  /** Set when the answer is a stream of server-sent events, each parsed by `returns`. */
  stream?: true
  /** Set when a call is one of many steps of another, which alone goes into the audit log, or writes its row there itself. */
  isPart?: true
  /** Set when a call waits for a machine elsewhere or works for seconds: it is given no transaction, and opens short ones. */
  isWaiting?: true
  /** A desk's, unless it says another; `none` never waits for its turn. */
  urgency?: Urgency | 'none'
  /** Set when the body may also come as a form with a `file`, whose place in the body is `url`; `lists` are fields with several values. */
  form?: { lists: readonly string[] }
  /** Calls a minute one caller may make; the server has a default for the rest. */
  perMinute?: number
  /** Fields of a row that `search` of a list looks in. */
  search?: readonly string[]
  /** Rows a page may hold; creating one more is refused. */
  most?: number
}

/** A feature's calls by name. */
export type Group = Record<string, Endpoint>

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared
}

type In<S> = S extends { _zod: { input: infer Value } } ? Value : undefined
type Out<S> = S extends { _zod: { output: infer Value } } ? Value : undefined
type PresentKeys<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What a caller sends: only the parts the endpoint declares. A body with a default, and a query without a required field, may be left out. */
export type Request<E extends Endpoint> = PresentKeys<{ params: In<E['params']> }> &
  (In<E['body']> extends undefined
    ? {}
    : undefined extends In<E['body']>
      ? { body?: In<E['body']> }
      : { body: In<E['body']> }) &
  ({} extends In<E['query']> ? { query?: In<E['query']> } : PresentKeys<{ query: In<E['query']> }>)

/** What a handler receives, parsed. */
export type Input<E extends Endpoint> = PresentKeys<{
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
}>

/** What a caller gets back. */
export type Reply<E extends Endpoint> = E['returns']['_zod']['output']

/** What a handler may return; the reply schema turns it into {@link Reply}. */
export type ReplyInput<E extends Endpoint> = E['returns']['_zod']['input']

/** Fills the braces of an endpoint's path. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
