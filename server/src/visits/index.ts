export { beginVisit } from './begin.ts'
export { comeOnline, endVisits, type Turn } from './lifecycle.ts'
export { visitHandlers } from './summary.ts'
