// Every call of the contract, for tests that hold for all of them. A new one enters by being declared.
import { GROUPS } from '@portico/contract/index.ts'
import type { Endpoint } from '@portico/contract/http/endpoint.ts'

/** `name` as the audit log has it: `<feature>.<call>`. */
export type Call = { name: string; endpoint: Endpoint }

export const CALLS: Call[] = Object.entries(GROUPS).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, endpoint]) => ({
    name: `${feature}.${name}`,
    endpoint,
  })),
)

export const GUARDED = CALLS.filter(({ endpoint }) => endpoint.access.by !== 'anyone')

/** Rows for `test.each`, each with its name. */
export function nameCalls(calls: readonly Call[]): [string, Call][] {
  return calls.map((call) => [call.name, call])
}

/** The token an access asks for. */
export function kindOf({ endpoint: { access } }: Call): 'page' | 'user' {
  return access.by === 'page' ? 'page' : 'user'
}
