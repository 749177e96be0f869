export { notePortalOpened } from './firstSteps.ts'
export { removeMoved, reopenMoved } from './moved.ts'
