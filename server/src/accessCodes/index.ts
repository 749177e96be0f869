import type { accessCodes } from '@portico/contract/accessCodes.ts'
import type { Handlers } from '../core/http/context.ts'
import type { Registry } from '../gateways/index.ts'
import { batchHandlers } from './batches.ts'
import { paperHandlers } from './papers.ts'
import { revokeHandlers } from './revoking.ts'
import { codeHandlers } from './single.ts'

export { watchCodes } from './ending.ts'
export { codeLogin } from './overRadius.ts'
export { payVisit, readAllowed, redeem, takePlaceBeside, type Refused } from './redeem.ts'
export { clearTries, takeShares, wasOnline } from './tries.ts'

/** Batches, codes, slips and their end. */
export function accessCodeHandlers(registry: Registry): Handlers<typeof accessCodes> {
  return { ...batchHandlers, ...codeHandlers, ...paperHandlers, ...revokeHandlers(registry) }
}
