// Where a fault arose in the sources, of a server that runs from its bundle. Node's own way reads the map at every start.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'

const PLACE = /(file:\/\/\S+?\.[cm]js):(\d+):(\d+)/g
const maps = new Map<string, SourceMap | undefined>()

/** @param stack of an error @returns it with the sources' files and lines; a place without a source stays as it is */
export function restoreStack(stack: string): string {
  return stack.replaceAll(PLACE, (place, bundle: string, line: string, column: string) => {
    const origin = mapOf(bundle)?.findOrigin(Number(line), Number(column))
    return origin && 'fileName' in origin
      ? `${new URL(origin.fileName, bundle).href}:${origin.lineNumber}:${origin.columnNumber}`
      : place
  })
}

function mapOf(bundle: string): SourceMap | undefined {
  if (!maps.has(bundle)) maps.set(bundle, readMap(`${fileURLToPath(bundle)}.map`))
  return maps.get(bundle)
}

function readMap(path: string): SourceMap | undefined {
  if (!existsSync(path)) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written beside the bundle by scripts/bundleServer.ts
  return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
}
