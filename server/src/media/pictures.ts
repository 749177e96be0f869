// Pictures are decoded and encoded again: only pixels pass, no metadata and no script behind the last byte.
import type { Sharp } from 'sharp'
import { fail } from '../core/fail.ts'
import { makeTurns } from '../core/inTurn.ts'
import { loadSharp } from '../core/loadSharp.ts'
import { isLightOnNothing } from './lightPictures.ts'

const MOST_WAITING = 12
const MOST_PIXELS = 50_000_000
const SECONDS = 20
const MASTER_SIDE = 2560
const runInTurn = makeTurns(MOST_WAITING)
/** A phone, a sharp phone, a tablet or a desk's column, a desk's banner. */
export const WIDTHS = [360, 720, 1080, 1600] as const

export type EncodedPicture = { bytes: Buffer; extension: string; type: string; width: number; height: number }
/** `master` is what other cuts are made from; it is never served. `isLight`: white on nothing, as many logos are. */
export type Picture = {
  width: number
  height: number
  isLight: boolean
  master: EncodedPicture
  renditions: EncodedPicture[]
}
/** In pixels, from the upper left corner. */
export type Crop = { x: number; y: number; width: number; height: number }

/**
 * Makes every size of a picture. An animation gives its first frame.
 * @throws media/unreadable when it is damaged, cut off, too large in pixels or takes too long; server/busy.
 */
export function makePicture(bytes: Buffer, format: string, crop?: Crop): Promise<Picture> {
  return runInTurn(async () => {
    try {
      return await make(bytes, format, crop)
    } catch {
      // Any decoder error is the file's fault: it was read from memory.
      throw fail('media/unreadable')
    }
  })
}

async function make(bytes: Buffer, format: string, crop: Crop | undefined): Promise<Picture> {
  const sharp = await loadSharp()
  const opened = open(sharp, bytes)
  const about = await opened.metadata()
  if (about.format !== format) throw new Error('not what its first bytes say')
  const turned = opened.autoOrient()
  const cut = crop ? turned.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height }) : turned
  const master = await write(
    cut.resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true }),
    'master',
    about.hasAlpha,
  )
  const widths = WIDTHS.filter((width) => width < master.width)
  if (widths.length < WIDTHS.length) (widths as number[]).push(Math.min(master.width, WIDTHS.at(-1)!))
  const renditions: EncodedPicture[] = []
  for (const width of widths)
    for (const kind of ['avif', 'webp', 'fallback'] as const)
      renditions.push(await write(open(sharp, master.bytes).resize({ width }), kind, about.hasAlpha))
  const isLight = about.hasAlpha && (await isLightOnNothing(open(sharp, master.bytes)))
  return { width: master.width, height: master.height, isLight, master, renditions }
}

function open(sharp: Awaited<ReturnType<typeof loadSharp>>, bytes: Buffer): Sharp {
  return sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    animated: false,
    sequentialRead: true,
  }).timeout({
    seconds: SECONDS,
  })
}

/** The fallback for browsers without AVIF and WebP: JPEG, or PNG for transparency. */
async function write(
  picture: Sharp,
  kind: 'master' | 'avif' | 'webp' | 'fallback',
  hasAlpha: boolean,
): Promise<EncodedPicture> {
  const [encoded, extension, type] = (() => {
    if (kind === 'avif')
      return [picture.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }), 'avif', 'image/avif'] as const
    if (kind === 'webp') return [picture.webp({ quality: 78, effort: 3 }), 'webp', 'image/webp'] as const
    if (kind === 'master') return [picture.webp({ quality: 92, effort: 2 }), 'webp', 'image/webp'] as const
    if (hasAlpha) return [picture.png({ palette: true, effort: 4 }), 'png', 'image/png'] as const
    return [picture.jpeg({ quality: 80, progressive: true }), 'jpg', 'image/jpeg'] as const
  })()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { bytes: data, extension, type, width: info.width, height: info.height }
}
