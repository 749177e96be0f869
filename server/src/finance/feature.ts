import type { Feature } from '../core/feature.ts'

export const feature: Feature = { name: 'finance', topics: ['finance'] }
