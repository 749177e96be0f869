export { mediaHandlers } from './files.ts'
export { sweepMedia } from './leftovers.ts'
export { mediaRoutes } from './routes.ts'
export type { MediaUse } from './uses.ts'
