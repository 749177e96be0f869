// Runs the server's bundle as one script, whose compiled form is kept beside it.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'

/** V8's two compilers to fast machine code. A start runs little often enough to be worth it, and they take a tenth of it. */
const COMPILERS = ['maglev', 'opt']

/** @param {string} path */
export async function runBundle(path) {
  for (const name of COMPILERS) setFlagsFromString(`--no-${name}`)
  const place = pathToFileURL(path).href
  const compiled = `${path}.compiled`
  const script = new Script(readFileSync(path, 'latin1'), { filename: place, cachedData: readKept(compiled) })
  /** @type {{ started?: Promise<void> }} */
  const server = {}
  script.runInThisContext()(server, createRequire(path), place)
  await server.started
  // Now rather than at the end, so that the next start is fast after a kill too. V8 refuses what another version compiled.
  if (script.cachedDataRejected !== false) keep(compiled, script.createCachedData())
  // After that, because V8 compares them with those of the next start.
  for (const name of COMPILERS) setFlagsFromString(`--${name}`)
}

/** @param {string} path */
function readKept(path) {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** @param {string} path @param {Buffer} bytes */
function keep(path, bytes) {
  try {
    // Renamed into place, so that a server that starts at the same moment reads all of it or none.
    writeFileSync(`${path}.${process.pid}`, bytes)
    renameSync(`${path}.${process.pid}`, path)
  } catch {
    // Where nothing can be kept, each start compiles what it needs.
  }
}
