export { healthHandlers } from './health.ts'
