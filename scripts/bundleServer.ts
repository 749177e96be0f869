// Joins the server's modules into one file: loading five thousand of them one by one is half of a start.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { OutputChunk, Plugin } from 'rolldown'
import { messageOf } from '@portico/contract/errorParts.ts'
import { findBundle, FOLDER, lookOf, RECORD, ROOT, type Bundle } from './serverBundle.js'
import { REACT, TRANSFORM, withoutChecks } from '../server/src/core/sourceTransform.ts'

const SOURCE = join(ROOT, 'scripts/runServer.ts')
/** Which packages there are, and in which version. */
const PACKAGES = join(ROOT, 'node_modules/.package-lock.json')
/** Their own files are machine code, which stays where it is. */
const NATIVE = /^(?:sharp|@node-rs\/argon2)$/

/** @returns the bundle's path; none where it cannot be kept */
export async function bundleServer(tell: (line: string) => void, folder = FOLDER): Promise<string | undefined> {
  const kept = findBundle(folder)
  if (kept) return kept
  tell('Bundling the server (about three seconds, once)')
  try {
    return join(folder, (await makeBundle(folder)).file)
  } catch (error) {
    tell(`The bundle cannot be kept, so each start takes longer: ${messageOf(error)}`)
    return undefined
  }
}

async function makeBundle(folder: string): Promise<Bundle> {
  const { rolldown } = await import('rolldown')
  mkdirSync(folder, { recursive: true })
  const earlier = readdirSync(folder)
  const build = await rolldown({
    input: SOURCE,
    cwd: ROOT,
    platform: 'node',
    tsconfig: false,
    treeshake: false,
    // Replacements within a line, which it warns of, leave lines where they are.
    logLevel: 'silent',
    transform: TRANSFORM,
    external: NATIVE,
    plugins: [leaveLazy, openHttp, keepPlaces(folder), chooseReact],
  })
  const file = `server-${process.pid}-${Date.now()}.cjs`
  const { output } = await build.generate({
    dir: folder,
    entryFileNames: file,
    codeSplitting: false,
    ...SCRIPT,
    comments: false,
    // Faults are logged with the lines of the sources.
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
  })
  await build.close()
  const [chunk] = output
  writeFileSync(join(folder, file), escapeText(chunk.code), 'latin1')
  writeFileSync(join(folder, `${file}.map`), JSON.stringify(chunk.map))
  const bundle = { file, sources: sourcesOf(chunk) }
  // Renamed into place, so that a server that starts at the same moment reads all of it or the one before.
  const written = join(folder, `${RECORD}.${process.pid}`)
  writeFileSync(written, JSON.stringify(bundle))
  renameSync(written, join(folder, RECORD))
  for (const name of earlier) if (!name.startsWith(RECORD)) rmSync(join(folder, name), { force: true })
  return bundle
}

function sourcesOf(chunk: OutputChunk): Bundle['sources'] {
  const ours = chunk.moduleIds.filter((id) => id.startsWith(ROOT) && !id.includes('/node_modules/'))
  return Object.fromEntries(
    [...ours, PACKAGES, import.meta.filename].map((path) => [relative(ROOT, path), lookOf(path)]),
  )
}

/** Packages that are imported only when they are needed stay outside. */
const leaveLazy: Plugin = {
  name: 'leave-lazy',
  resolveId: {
    filter: { id: /^(?!node:|@portico\/)[@\w]/ },
    handler: (id, _importer, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : undefined),
  },
}

/** What Node's own modules become. */
const LAZY: Record<string, string> = {
  // Imported, it loads all that it could hand out, among it a second client; asked for, only what is used.
  'lazy:http': `module.exports = process.getBuiltinModule('node:http')`,
  // Fastify imports it, and nothing here uses it.
  'lazy:http2': `module.exports = new Proxy({}, { get: (_, name) => process.getBuiltinModule('node:http2')[name] })`,
}
const openHttp: Plugin = {
  name: 'open-http',
  resolveId: { filter: { id: /^(?:node:)?http2?$/ }, handler: (id) => `lazy:${id.replace('node:', '')}` },
  load: { filter: { id: /^lazy:/ }, handler: (id) => LAZY[id] },
}

/** One function, which `runBundle` calls. */
const SCRIPT = {
  format: 'cjs',
  postBanner: `(function (exports, require, BUNDLE_URL) { 'use strict'`,
  intro: `const NODE_URL = process.getBuiltinModule('node:url')
const urlAt = (path) => new URL(path, BUNDLE_URL)
const pathAt = (path) => NODE_URL.fileURLToPath(urlAt(path))
const addressOf = (name) => NODE_URL.pathToFileURL(require.resolve(name)).href`,
  postFooter: '})',
  dynamicImportInCjs: false,
} as const

/** A module that reads files beside it finds them beside its source. */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  transform: {
    filter: { code: /import\.meta\.(?:url|resolve|dirname|filename)|\b__(?:dir|file)name\b/ },
    handler(code, id) {
      const place = (path: string) => JSON.stringify(relative(folder, path))
      return code
        .replaceAll('import.meta.url', `urlAt(${place(id)}).href`)
        .replaceAll('import.meta.resolve(', 'addressOf(')
        .replaceAll(/import\.meta\.dirname|\b__dirname\b/g, `pathAt(${place(dirname(id))})`)
        .replaceAll(/import\.meta\.filename|\b__filename\b/g, `pathAt(${place(id)})`)
    },
  },
})

const chooseReact: Plugin = {
  name: 'choose-react',
  transform: { filter: { id: REACT }, handler: withoutChecks },
}

/** A text in ASCII is read ten times as fast as one that has to be decoded, and takes half the memory. */
function escapeText(code: string): string {
  const [changed] = CHANGED_BY_ESCAPES.exec(code) ?? []
  if (changed !== undefined) throw new Error(`an escape would change what this says: ${changed}`)
  return code.replaceAll(BEYOND_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
const BEYOND_ASCII = /[^\0-\x7F]/g
/** After a backslash and in a raw template. */
const CHANGED_BY_ESCAPES = /\\[^\0-\x7F]|String\.raw`[^`]*[^\0-\x7F`][^`]*`/
