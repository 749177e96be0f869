export { answerPortalErrors } from './errors.ts'
export { portalRoutes } from './routes.ts'
