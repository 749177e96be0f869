export { liveHandlers } from './live.ts'
