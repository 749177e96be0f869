import { health } from '@portico/contract/health.ts'
import { calls, type Feature } from '../core/feature.ts'
import { healthHandlers } from './health.ts'

export const feature: Feature = { name: 'health', calls: () => [calls('health', health, healthHandlers)] }
