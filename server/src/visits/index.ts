export { comeOnline, endVisits, type Turn } from './lifecycle.ts'
