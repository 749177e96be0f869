// `npm run build`: makes what a start would make otherwise, where the service itself may not write.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildDashboard } from './buildDashboard.ts'
import { bundleServer } from './bundleServer.ts'

await buildDashboard(console.log)
const bundle = await bundleServer(console.log)
// Loads the bundle once, so that its compiled form is kept as well.
if (bundle) execFileSync(process.execPath, [join(import.meta.dirname, 'start.js'), '--help'], { stdio: 'ignore' })
