export { clearNotices, gatherNotices, sendDueNotices } from './bundles.ts'
export { clearDigests, sendDigests } from './digest.ts'
export { notificationHandlers } from './handlers.ts'
export { pushWay } from './push.ts'
