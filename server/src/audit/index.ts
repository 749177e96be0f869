export { auditHandlers } from './audit.ts'
