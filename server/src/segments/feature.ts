import { segments } from '@portico/contract/segments.ts'
import { calls, type Feature } from '../core/feature.ts'
import { segmentHandlers } from './segments.ts'

export const feature: Feature = {
  name: 'segments',
  calls: () => [calls('segments', segments, segmentHandlers)],
  topics: ['segments'],
}
