// One call of the OpenAPI, after its token was checked.
import type { SimHooks } from './hooks.ts'
import type { SimOa, SimState } from './state.ts'

export type Call = {
  state: SimState
  hooks: SimHooks
  oa: SimOa
  /** The JSON of `data` for GET, of the body for POST. */
  data: Record<string, unknown>
  query: URLSearchParams
  body: Buffer
  contentType: string
}

/** What `data` of the answer is; an array stays bare. */
export type Handler = (call: Call) => unknown

/** A field that holds an object. */
export function partOf(value: unknown, name: string): Record<string, unknown> {
  const part = (value as Record<string, unknown> | undefined)?.[name]
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {}
}

/** A field that holds a list. */
export function listOf(value: unknown, name: string): Record<string, unknown>[] {
  const part = (value as Record<string, unknown> | undefined)?.[name]
  return Array.isArray(part) ? (part as Record<string, unknown>[]) : []
}
