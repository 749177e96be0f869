export { beginVisit } from './begin.ts'
export { comeOnline, endVisits, type Turn } from './lifecycle.ts'
