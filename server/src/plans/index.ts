export { planForNew } from './planRows.ts'
