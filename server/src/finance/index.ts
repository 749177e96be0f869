export { readFinance } from './balance.ts'
export { credit } from './credit.ts'
export { holdMoney, settleHold } from './holds.ts'
export { transfer } from './ledger.ts'
