// An endpoint is plain data. The server, the typed client, OpenAPI and the tests
// that walk every route all read the same object; none of them knows a feature.
import type * as z from 'zod'
import type { Access } from '../access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call over the wire. `returns` also decides what may leave the server: unlisted keys are dropped. */
export type Endpoint = {
  method: Method
  /** Path with parameters in braces, as the specification writes it: `/pages/{eid}`. */
  path: `/${string}`
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  returns: z.ZodType
  /** Set when the answer is a stream of server-sent events, each parsed by `returns`. */
  stream?: true
  /** Set when a call is one of many steps of another, which alone goes into the audit log, or writes its row there itself. */
  isPart?: true
  /** Set when a call waits for a machine elsewhere or works for seconds: it is given no transaction, and opens short ones. */
  isWaiting?: true
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

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined
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
export type Reply<E extends Endpoint> = z.output<E['returns']>

/** What a handler may return; the reply schema turns it into {@link Reply}. */
export type ReplyInput<E extends Endpoint> = z.input<E['returns']>

/** Fills the braces of an endpoint's path. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
