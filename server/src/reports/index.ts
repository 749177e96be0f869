export { packAgent, readAgent } from './count/userAgent.ts'
export { importEvents, recordEvents, type Happening } from './count/recordEvents.ts'
export { forgetGuest } from './count/forgetGuest.ts'
export { moveGuest } from './count/moveGuest.ts'
