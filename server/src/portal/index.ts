export { answerPortalErrors } from './errors.ts'
