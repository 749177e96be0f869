import type { accessCodes } from '@portico/contract/accessCodes.ts'
import type { Handlers } from '../core/http/context.ts'
import type { Registry } from '../gateways/index.ts'
import { batchHandlers } from './batches.ts'
import { paperHandlers } from './papers.ts'
import { revokeHandlers } from './revokeHandlers.ts'
import { codeHandlers } from './single.ts'

/** Batches, codes, slips and their end. */
export function accessCodeHandlers(registry: Registry): Handlers<typeof accessCodes> {
  return { ...batchHandlers, ...codeHandlers, ...paperHandlers, ...revokeHandlers(registry) }
}
