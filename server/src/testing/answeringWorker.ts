// A worker process of its own, so that a test can kill it while it answers messages.
import { once } from 'node:events'
import { readConfig } from '../core/config.ts'
import { dispatchEvents } from '../core/domainEvents.ts'
import { makeLog } from '../core/log.ts'
import { startAnswering } from '../chatbots/turns/queue.ts'
import { open } from '../processes/openServices.ts'

process.once('disconnect', () => process.exit())
const { services } = await open(readConfig(process.env), () => undefined, undefined, makeLog('silent'), true)
process.send?.('ready')
await once(process, 'message')
// What others left is looked at once, not only after the next signal.
const queues = [dispatchEvents(services), startAnswering(services)]
for (const queue of queues) void queue.round()
