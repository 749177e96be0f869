import { segments } from '@portico/contract/segments.ts'
import { calls, type Feature } from '../core/feature.ts'
import { segmentHandlers } from './segments.ts'
import { withUses, type NamedUse } from './segmentUses.ts'

export const feature: Feature<{ segmentUses: readonly NamedUse[] }> = {
  name: 'segments',
  calls: ({ segmentUses }) => [calls('segments', segments, withUses(segmentHandlers, segmentUses))],
  topics: ['segments'],
}
