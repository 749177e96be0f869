// `npm start`: starts everything in one process. `npm start -- api portal` starts only these parts, beside other processes
// on the same PostgreSQL.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { bundleApart } from './bundleApart.js'
import { runBundle } from './runBundle.js'
import { findBundle, ROOT } from './serverBundle.js'

// Inside the installation, where no other user can write.
enableCompileCache(join(ROOT, 'node_modules/.cache/portico/compiled'))
const bundle = findBundle() ?? bundleApart()
if (bundle) await runBundle(bundle)
else {
  await import('../server/src/core/jsx.ts')
  await import('./runServer.ts')
}
