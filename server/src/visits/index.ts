export { beginVisit } from './beginVisit.ts'
export { comeOnline, endVisits, type Turn } from './lifecycle.ts'
