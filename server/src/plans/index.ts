export { planForNew } from './planRows.ts'
export { holdPlanRest, holdPlanRoom, readPlanLimit } from './room.ts'
