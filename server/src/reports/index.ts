export { packAgent, readAgent } from './count/userAgent.ts'
export { importEvents, recordEvents, type GuestEvent } from './count/recordEvents.ts'
export { recountInZone } from './count/upkeep.ts'
export { readReturns } from './read/readReturns.ts'
