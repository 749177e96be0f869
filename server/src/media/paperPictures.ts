// A picture of the page as printers take it: flat, small, without transparency.
import { loadSharp } from '../core/loadSharp.ts'
import type { PaperPicture } from '../core/paper.ts'
import type { Storage } from '../core/storage/storage.ts'
import { isLightOnNothing } from './lightPictures.ts'

const MOST_SIDE = 480
/** Ink for pictures drawn for a dark ground. */
const INK = '#17150f'

/**
 * A picture from its stored sizes, flattened for white paper. A white logo gets a dark ground to stay visible.
 * @returns undefined when the file is gone
 */
export async function readForPaper(
  storage: Storage,
  sizes: readonly { path: string; width: number }[],
): Promise<PaperPicture | undefined> {
  const sorted = sizes.toSorted((a, b) => a.width - b.width)
  const chosen = sorted.find(({ width }) => width >= MOST_SIDE) ?? sorted.at(-1)
  const bytes = chosen && (await storage.read(`media/${chosen.path.slice('/m/'.length)}`))
  if (!bytes) return undefined
  const sharp = await loadSharp()
  const small = sharp(bytes).resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await small.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  // Room the picture brings along would make it smaller than it need be.
  const flat = sharp(data, { raw }).trim({ threshold: 8 })
  const grounded = (await isLightOnNothing(sharp(data, { raw })))
    ? flat.extend({ top: 24, bottom: 24, left: 24, right: 24, background: INK }).flatten({ background: INK })
    : flat.flatten({ background: '#fff' })
  const made = await grounded.removeAlpha().png({ palette: false }).toBuffer({ resolveWithObject: true })
  return { bytes: made.data, width: made.info.width, height: made.info.height }
}
