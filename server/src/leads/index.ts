export { addLead } from './addLead.ts'
