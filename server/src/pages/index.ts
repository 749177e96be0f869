export { pageHandlers } from './pages.ts'
export { purgeDeletedPages } from './purge.ts'
