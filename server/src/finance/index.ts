export { readFinance } from './balance.ts'
export { credit } from './credit.ts'
