export { readPages } from './readPages.ts'
