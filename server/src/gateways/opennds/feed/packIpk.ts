// A package for opkg: a compressed tar of debian-binary, control.tar.gz and data.tar.gz, the same bytes for the same content.
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'

export type PackageFile = { path: string; text: string; mode: number }
export type Package = {
  /** The fields of its control file, in their order. */
  fields: Readonly<Record<string, string>>
  /** `postinst` and `prerm`, which opkg runs. */
  scripts: Readonly<Record<string, string>>
  files: readonly PackageFile[]
  /** Paths of files that the router's owner changes, which an upgrade leaves alone. */
  settings: readonly string[]
}

type Entry = { name: string; body?: string | Uint8Array; mode: number }

/** Of every file, so that a package does not tell when it was made; tar doubts dates near 1970. */
const MADE_AT = new Date('2020-01-01T00:00:00Z')
/** The byte of a gzip header that names the system it was made on, and its value for an unknown one. */
const GZIP_SYSTEM = 9
const UNKNOWN_SYSTEM = 255

/** The bytes of a package. */
export async function packIpk({ fields, scripts, files, settings }: Package): Promise<Buffer> {
  const control = await packFiles([
    { name: './control', body: writeFields(fields), mode: 0o644 },
    { name: './conffiles', body: settings.map((path) => `${path}\n`).join(''), mode: 0o644 },
    ...Object.entries(scripts).map(([name, body]) => ({ name: `./${name}`, body, mode: 0o755 })),
  ])
  const folders = [...new Set(files.flatMap(({ path }) => foldersOf(path)))].toSorted()
  const data = await packFiles([
    ...folders.map((path) => ({ name: `.${path}/`, mode: 0o755 })),
    ...files.map(({ path, text, mode }) => ({ name: `.${path}`, body: text, mode })),
  ])
  return packFiles([
    { name: './debian-binary', body: '2.0\n', mode: 0o644 },
    { name: './control.tar.gz', body: control, mode: 0o644 },
    { name: './data.tar.gz', body: data, mode: 0o644 },
  ])
}

/** Fields as a control file and an index have them. */
export function writeFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}

/** The same bytes on every system. */
export function compress(bytes: Uint8Array | string): Buffer {
  const packed = gzipSync(bytes, { level: 9 })
  packed[GZIP_SYSTEM] = UNKNOWN_SYSTEM
  return packed
}

async function packFiles(entries: readonly Entry[]): Promise<Buffer> {
  const owner = { mtime: MADE_AT, uid: 0, gid: 0, uname: 'root', gname: 'root' }
  const packed = await packTar(
    entries.map(({ name, body, mode }) => ({
      header: {
        name,
        mode,
        size: body === undefined ? 0 : Buffer.byteLength(body),
        type: body === undefined ? 'directory' : 'file',
        ...owner,
      },
      body,
    })),
  )
  return compress(packed)
}

function foldersOf(path: string): string[] {
  const folder = dirname(path)
  return folder === '/' ? [''] : [...foldersOf(folder), folder]
}
