// The work a server does by itself, in a process of its own that may be killed at any moment.
import { readConfig } from '@portico/server/core/config.ts'
import { makeTryOut, openRegistry, trackPresence } from '@portico/server/gateways/index.ts'
import { gatherParts } from '@portico/server/processes/gatherParts.ts'
import { open } from '@portico/server/processes/openServices.ts'
import { startWorker } from '@portico/server/processes/worker.ts'

const opened = await open(readConfig(), () => undefined)
const { services } = opened
const presence = trackPresence(services)
const registry = await openRegistry(services)
startWorker(gatherParts(opened, { registry, presence, tryOut: makeTryOut(() => undefined) }))
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
