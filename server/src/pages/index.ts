export { pageHandlers } from './pages.ts'
