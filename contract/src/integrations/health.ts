// The health that every integration reports, and who may read it.
import * as z from 'zod'
import { isStorable } from '../text.ts'

/** What can be wrong with another side, in words people have a remedy for. */
export const PROBLEMS = [
  'address',
  'unreachable',
  'timeout',
  'tls',
  'credentials',
  'rejected',
  'unknown',
  'off',
  'gone',
  'limit',
] as const
export const Problem = z.enum(PROBLEMS)
export type Problem = z.output<typeof Problem>

export const READ = { by: 'page', may: 'page.integration:read' } as const
export const WRITE = { by: 'page', may: 'page.integration:write' } as const
export const at = z.iso.datetime().nullable()

export const Secret = z.object({ tail: z.string(), since: z.iso.datetime() })
/** The state; `detail` is the remote side's message, if any. */
export const Health = z.object({
  succeededAt: at,
  failingSince: at,
  lastProblem: Problem.nullable(),
  lastDetail: z.string(),
})

/** A web address without a user name: that part would be a secret visible to all members. */
export function isWebAddress(value: string): boolean {
  if (!isStorable(value) || !URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}
