// Joins the server's modules into one file, for a start that found none. Its argument is the folder that keeps it.
import { bundleServer } from './bundleServer.ts'

await bundleServer((line) => console.log(`  ${line}`), process.argv[2])
