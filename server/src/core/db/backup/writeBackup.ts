// Writes a backup: every row as one moment saw it, every object of the store, and the key that opens what is sealed.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { makeClient } from '../pool.ts'
import type { Storage } from '../../storage/storage.ts'
import { packArchive, type Packer } from './archive.ts'
import {
  fingerprint,
  joinNames,
  readEventMonths,
  readSequences,
  readTables,
  readTablesApart,
  tableName,
  type Fingerprint,
  type Table,
} from './tables.ts'

/** What stands first in a backup. */
export type Manifest = {
  format: 1
  at: string
  /** Which have run, with the hash of each. */
  migrations: { name: string; hash: string }[]
  secretKey: string
  tables: Table[]
  eventMonths: { first: string; last: string }
}
/** What stands last, so that a file that was cut off is noticed. */
export type Closing = {
  fingerprints: Record<string, Fingerprint>
  sequences: { name: string; value: string }[]
  objects: Record<string, string>
}

type Of = {
  ownerUrl: string
  /** Under `portico_system`: the owner may not see every row. */
  systemUrl: string
  storage: Storage
  secretKey: string
  key: string
  now: Date
}

const PART_BYTES = 4_000_000

/** @returns the file as it is made, and what it holds once it is there */
export async function writeBackup(of: Of): Promise<{ bytes: Readable; done: Promise<Closing> }> {
  const { packer, bytes } = await packArchive(of.key)
  const done = pack(of, packer).catch((error: Error) => {
    packer.fail(error)
    throw error
  })
  done.catch(() => undefined)
  return { bytes, done }
}

async function pack({ ownerUrl, systemUrl, storage, secretKey, now }: Of, packer: Packer): Promise<Closing> {
  const owner = makeClient(ownerUrl, 'backup')
  const reader = makeClient(systemUrl, 'backup')
  await Promise.all([owner.connect(), reader.connect()])
  try {
    await reader.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await owner.query<{ name: string; hash: string }>(
      'select name, hash from migrations order by name',
    )
    const tables = [...(await readTables(reader)), ...(await readTablesApart(reader))]
    const eventMonths = await readEventMonths(reader)
    const manifest: Manifest = { format: 1, at: now.toISOString(), migrations, secretKey, tables, eventMonths }
    await packer.add('manifest.json', json(manifest))
    const fingerprints: Closing['fingerprints'] = {}
    for (const table of tables) {
      await packTable(reader, table, packer)
      fingerprints[table.name] = await fingerprint(reader, table)
    }
    await reader.query('commit')
    const closing: Closing = {
      fingerprints,
      sequences: await readSequences(owner),
      objects: await packObjects(storage, packer),
    }
    await packer.add('closing.json', json(closing))
    packer.end()
    return closing
  } finally {
    await Promise.all([owner.end(), reader.end()])
  }
}

/** Rows in parts that end with a line, each small enough to be held in memory. */
async function packTable(client: pg.Client, table: Table, packer: Packer): Promise<void> {
  let parts = 0
  let held: Buffer[] = []
  let heldBytes = 0
  const flush = async (bytes: Buffer) => {
    if (bytes.length > 0) await packer.add(`tables/${table.name}/${parts++}`, bytes)
  }
  const rows = client.query(
    copyTo(`copy (select ${joinNames(client, table.columns)} from ${tableName(client, table)}) to stdout`),
  )
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    held.push(chunk)
    heldBytes += chunk.length
    if (heldBytes < PART_BYTES) continue
    const all = Buffer.concat(held)
    const end = all.lastIndexOf('\n') + 1
    held = [all.subarray(end)]
    heldBytes = all.length - end
    await flush(all.subarray(0, end))
  }
  await flush(Buffer.concat(held))
}

/** @returns the SHA-256 of each by its key */
async function packObjects(storage: Storage, packer: Packer): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for await (const key of storage.list()) {
    const object = await storage.read(key)
    // Deleted since it was listed.
    if (!object) continue
    await packer.add(`objects/${key}`, object)
    hashes[key] = createHash('sha256').update(object).digest('hex')
  }
  return hashes
}

function json(value: object): Buffer {
  return Buffer.from(JSON.stringify(value))
}
