import { members } from '@portico/contract/members.ts'
import { calls, type Feature } from '../core/feature.ts'
import { memberHandlers } from './members.ts'

export const feature: Feature = {
  name: 'members',
  calls: () => [calls('members', members, memberHandlers)],
  topics: ['members'],
}
