// Limits of media both sides know.

export const MEGABYTE = 1_048_576
/** Bytes of one part of an upload; in base64 it stays below the limit of a request. */
export const CHUNK_BYTES = 600_000
export const MOST_IMAGE_BYTES = 25 * MEGABYTE
/** Of a file that comes in a form, in one request. */
export const MOST_FORM_BYTES = 12 * MEGABYTE
export const MOST_VIDEO_BYTES = 60 * MEGABYTE
/** Days within which a deleted file can be restored. */
export const RESTORE_DAYS = 30
/** The quota of a plan that names none. */
export const DEFAULT_QUOTA_BYTES = 500 * MEGABYTE
/** Width to height: the first two for phones, the others for desks. */
export const CROP_RATIOS = ['1:1', '2:3', '3:1', '4:1'] as const
export type CropRatio = (typeof CROP_RATIOS)[number]
/** What a file picker offers. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const

/** A ratio as a number. */
export function ratioOf(ratio: CropRatio): number {
  const [width, height] = ratio.split(':').map(Number)
  return width! / height!
}
