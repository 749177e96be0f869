export { pageImageUse } from './imageUse.ts'
export { notePortalOpened } from './firstSteps.ts'
export { pageHandlers } from './pages.ts'
export { purgeDeletedPages } from './purge.ts'
