// Writes a feed from which OpenWrt routers install the openNDS agent: `npm run agent:feed -- /srv/feed`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '@portico/server/core/config.ts'
import { makeFeed } from '@portico/server/gateways/opennds/feed/makeFeed.ts'
import { runCommand } from './runCommand.ts'

const USAGE = `npm run agent:feed -- FOLDER [--key FILE]
Writes portico-agent_<version>_all.ipk, Packages and Packages.gz, and with a secret key of usign also Packages.sig.`

await runCommand(async () => {
  const { folder, key } = readArguments()
  const files = await makeFeed(readVersion(), key === undefined ? undefined : readKey(key))
  mkdirSync(folder, { recursive: true })
  for (const [name, bytes] of files) {
    writeFileSync(join(folder, name), bytes)
    console.log(`${join(folder, name)}: ${bytes.length} bytes`)
  }
})

function readArguments(): { folder: string; key?: string } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } })
    const [folder, ...more] = positionals
    if (folder && more.length === 0) return { folder, key: values.key }
  } catch {
    // Answered below.
  }
  throw new StartError(USAGE)
}

function readKey(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartError(`The key ${path} cannot be read.`)
  }
}

function readVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file
  return (JSON.parse(text) as { version: string }).version
}
