import { live } from '@portico/contract/live.ts'
import { calls, type Feature } from '../core/feature.ts'
import { liveHandlers } from './live.ts'

export const feature: Feature = { name: 'live', calls: () => [calls('live', live, liveHandlers)] }
