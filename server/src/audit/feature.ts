import { audit } from '@portico/contract/audit.ts'
import { calls, type Feature } from '../core/feature.ts'
import { auditHandlers } from './audit.ts'

export const feature: Feature = { name: 'audit', calls: () => [calls('audit', audit, auditHandlers)] }
