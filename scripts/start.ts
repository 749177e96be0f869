// `npm start`: starts everything in one process. `npm start -- api portal` starts only these parts, beside other processes
// on the same PostgreSQL.
import { bundleServer } from './bundleServer.ts'

process.setSourceMapsEnabled(true)
await import(await bundleServer((line) => console.log(`  ${line}`)))
