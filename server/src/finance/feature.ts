import { finance } from '@portico/contract/finance.ts'
import { calls, type Feature } from '../core/feature.ts'
import { financeHandlers } from './statement.ts'

export const feature: Feature = {
  name: 'finance',
  calls: () => [calls('finance', finance, financeHandlers)],
  topics: ['finance'],
}
