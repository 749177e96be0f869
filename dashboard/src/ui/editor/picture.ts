import type { File } from '@portico/contract/media.ts'
import type { Picture } from '@portico/contract/templates.ts'

const MOST_SIZES = 16

/** What a template keeps of a file: its sizes, by their paths on the guests' origin. */
export function pictureOf({ eid, width, height, isLight, renditions }: File): Picture {
  return {
    eid,
    width,
    height,
    ...(isLight && { isLight }),
    sizes: renditions
      .filter(({ isPoster, type }) => !isPoster && type.startsWith('image/'))
      .map((one) => ({ path: new URL(one.url).pathname, width: one.width }))
      .slice(0, MOST_SIZES),
  }
}

/** The smallest size, for a thumbnail. */
export function thumbnailOf({ sizes }: Picture, origin: string): string {
  const small = sizes.filter(({ path }) => !path.endsWith('.avif')).toSorted((a, b) => a.width - b.width)[0]
  return origin + (small ?? sizes[0])?.path
}
