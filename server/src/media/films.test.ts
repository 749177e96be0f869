// Real films, each a second long: H.264 with its index behind and before the pictures, QuickTime, and VP9.
import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { media } from '@portico/contract/media.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { solid } from '../testing/hostileFiles.ts'
import { givenVideoPlan } from '../testing/media.ts'
import { useServer } from '../testing/server.ts'
import { uploadFile, upload } from '../testing/uploadFile.ts'

const server = useServer()
let page: Venue
beforeAll(async () => {
  page = await givenPage(server())
  await givenVideoPlan(server(), page)
})

const film = (name: string) => readFile(new URL(`../testing/films/${name}`, import.meta.url))
const TELLING = ['+21.0285', 'Somebody', 'At home', 'Room 5', 'Lavf']

test.each([
  ['upright.mp4', { width: 72, height: 128, mimetype: 'video/mp4', durationMs: 1000 }],
  ['wide.mp4', { width: 128, height: 72, mimetype: 'video/mp4', durationMs: 1000 }],
  ['upright.mov', { width: 72, height: 128, mimetype: 'video/mp4', durationMs: 1000 }],
  ['home.webm', { width: 128, height: 72, mimetype: 'video/webm' }],
] as const)(
  '%s as a phone films it is taken as it is shown, and says nothing of where, when and by whom',
  async (name, expected) => {
    const bytes = await film(name)
    expect(TELLING.filter((word) => bytes.includes(word))).toContain('+21.0285')
    const file = await uploadFile(server(), page, bytes, name)
    expect(file).toMatchObject({ type: 'v', ...expected })
    const served = Buffer.from(await (await fetch(file.url)).arrayBuffer())
    expect(served).toHaveLength(bytes.length)
    expect(TELLING.filter((word) => served.includes(word))).toEqual([])
    expect(createdAt(served)).toBe(0)
  },
)

/** What the film's own header says of when it was made; 0 where there is none. */
function createdAt(bytes: Buffer): number {
  const at = bytes.indexOf('mvhd')
  return at < 0 ? 0 : bytes.readUInt32BE(at + 8)
}

test('a film keeps the poster sent with it', async () => {
  const poster = await upload(server(), page, await solid(72, 128).jpeg().toBuffer())
  const url = await upload(server(), page, await film('upright.mp4'))
  const made = await send(server(), media.create, { body: { name: 'Phim', url, poster } }, page)
  const shown = made.renditions.filter(({ isPoster }) => isPoster)
  expect(shown.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
  expect((await fetch(shown[0]!.url)).status).toBe(200)
})
