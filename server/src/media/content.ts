// Turns bytes into stored content: pure work, without database or store.
import { MOST_IMAGE_BYTES } from '@portico/contract/media/limits.ts'
import { fail } from '../core/fail.ts'
import { makePicture, type Crop, type EncodedPicture, type Picture } from './pictures.ts'
import { sniff } from './sniffFormat.ts'
import type { Space } from './quota.ts'
import { makeVideo } from './video.ts'

export type Content = {
  kind: 'i' | 'v'
  shown: EncodedPicture
  served: (EncodedPicture & { isPoster: boolean })[]
  master?: EncodedPicture
  durationMs?: number
  isLight?: boolean
}

/**
 * Makes whatever the bytes are. A video asks for a plan that has video.
 * @throws media/*, plan/required, server/busy.
 */
export async function makeContent(bytes: Buffer, { canUploadVideo }: Space, poster?: Buffer): Promise<Content> {
  const what = await sniff(bytes)
  if (what.kind === 'i') {
    if (bytes.length > MOST_IMAGE_BYTES) throw fail('media/too-large')
    return contentOf(await makePicture(bytes, what.format))
  }
  if (!canUploadVideo) throw fail('plan/required')
  const video = makeVideo(bytes, what.container)
  const shown = { ...video }
  const cover = poster && (await makePoster(poster))
  const posters = cover ? cover.renditions.map((one) => ({ ...one, isPoster: true })) : []
  return { kind: 'v', shown, served: [{ ...shown, isPoster: false }, ...posters], durationMs: video.durationMs }
}

/** A part of a picture's master. @throws media/unreadable, server/busy. */
export async function makeCut(master: Buffer, crop: Crop): Promise<Content> {
  return contentOf(await makePicture(master, 'webp', crop))
}

async function makePoster(bytes: Buffer): Promise<Picture> {
  const what = await sniff(bytes)
  if (what.kind !== 'i' || bytes.length > MOST_IMAGE_BYTES) throw fail('media/unsupported')
  return makePicture(bytes, what.format)
}

/** Shown where only one address can be: the size for a phone's full width that every browser reads. */
function contentOf({ renditions, master, isLight }: Picture): Content {
  const plain = renditions.filter(({ extension }) => extension === 'jpg' || extension === 'png')
  const shown = plain.filter(({ width }) => width <= 1080).at(-1) ?? plain[0]!
  return { kind: 'i', shown, served: renditions.map((one) => ({ ...one, isPoster: false })), master, isLight }
}
