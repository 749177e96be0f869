export { addLead } from './addLead.ts'
export { readLeadRows } from './handlers.ts'
export { readStages } from './stages.ts'
