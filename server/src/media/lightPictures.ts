// Many logos are white on a transparent ground, which is invisible on white paper.
import type { Sharp } from 'sharp'

const SIDE = 96
const LIGHT = 200
/** A picture this full is no drawing on nothing. */
const FULL = 0.95

/** Whether one can see through a picture, and all of it that is there is nearly white. */
export async function isLightOnNothing(picture: Sharp): Promise<boolean> {
  const { data } = await picture
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [light, seen] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255
    light += alpha * (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!)
    seen += alpha
  }
  return seen > 0 && seen < (data.length / 4) * FULL && light / seen > LIGHT
}
