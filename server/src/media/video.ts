import { fail } from '../core/fail.ts'
import { readMp4 } from './mp4.ts'
import type { VideoFacts } from './videoFacts.ts'
import { readWebm } from './webm.ts'

export type Video = VideoFacts & { bytes: Buffer; extension: 'mp4' | 'webm'; type: 'video/mp4' | 'video/webm' }

const LONGEST_MS = 10 * 60_000
const MOST_SIDE = 4096
/** By container: picture codecs phones play, then sound codecs. */
const CODECS = {
  mp4: ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09', 'mp4a', 'Opus', 'ac-3', 'ec-3', 'fLaC', '.mp3'],
  webm: ['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS'],
}

/**
 * Validates a video: complete, short enough, with codecs that phones play. Blanks places, times and owners in its
 * metadata.
 * @throws media/unreadable, media/unsupported.
 */
export function makeVideo(bytes: Buffer, container: 'mp4' | 'webm'): Video {
  const facts = container === 'mp4' ? readMp4(bytes) : readWebm(bytes)
  if (!facts) throw fail('media/unreadable')
  const { durationMs, width, height, codecs } = facts
  const isSane = durationMs > 0 && durationMs <= LONGEST_MS && width > 0 && height > 0
  if (!isSane || width > MOST_SIDE || height > MOST_SIDE) throw fail('media/unreadable')
  if (codecs.length === 0 || !codecs.every((codec) => CODECS[container].includes(codec)))
    throw fail('media/unsupported')
  return { ...facts, bytes, extension: container, type: `video/${container}` }
}
