export { payCart } from './cart/payCart.ts'
export { readCart } from './cart/readCart.ts'
export { planForNew } from './planRows.ts'
export { holdPlanRest, holdPlanRoom, readPlanLimit } from './room.ts'
