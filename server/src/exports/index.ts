export { deletePageExports } from './files.ts'
