export { notePortalOpened } from './firstSteps.ts'
