export { packAgent, readAgent } from './count/userAgent.ts'
export { importEvents, recordEvents, type Happening } from './count/recordEvents.ts'
export { recountInZone } from './count/upkeep.ts'
