export { deletePageImports } from './clearImports.ts'
