import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startS3 } from '../../../../dev/simulators/s3.ts'
import { makeEgress } from '../egress/egress.ts'
import { openFolder } from './folder.ts'
import { openS3 } from './s3.ts'
import type { Storage } from './storage.ts'

const keys = { accessKey: 'key', secretKey: 'secret secret', region: 'ap-southeast-1', bucket: 'venue-media' }
const s3 = await startS3(keys)
const folder = mkdtempSync(join(tmpdir(), 'portico-store-'))
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const STORES: [string, Storage][] = [
  ['a folder', openFolder(join(folder, 'media'))],
  ['an S3 store', openS3({ ...keys, endpoint: s3.endpoint }, makeEgress([s3.endpoint]))],
]

test.each(STORES)('%s lists every object, however many, and nothing else', async (_name, store) => {
  const list = async () => {
    const keys: string[] = []
    for await (const key of store.list()) keys.push(key)
    return keys.toSorted()
  }
  expect(await list()).toEqual([])
  const made = [
    ...Array.from({ length: 8 }, (_, n) => `media/0${n}_picture.jpg`),
    'imports/a/1',
    'exports/b/2',
  ].toSorted()
  for (const key of made) await store.put(key, Buffer.from(key), 'text/plain')
  // As a process leaves it that is killed while it writes.
  writeFileSync(join(folder, 'media/media/half.jpg.6f1d2c3b-0000-4000-8000-000000000000'), 'half')
  expect(await list()).toEqual(made)
  await store.remove(made[0]!)
  expect(await list()).toEqual(made.slice(1))
})
