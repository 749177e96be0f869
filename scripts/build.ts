// `npm run build`: makes what a start would make otherwise, where the service itself may not write.
import { buildDashboard } from './buildDashboard.ts'
import { bundleServer } from './bundleServer.ts'

await buildDashboard(console.log)
await bundleServer(console.log)
