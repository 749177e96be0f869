// Downloads from an address that an owner names. Only public addresses are asked, and the answer says no more than yes or no.
import { MOST_IMAGE_BYTES, MOST_VIDEO_BYTES } from '@portico/contract/media/limits.ts'
import { EgressError, type Egress } from '../core/egress/egress.ts'
import { fail } from '../core/fail.ts'
import { refuseOverQuota, type Space } from './quota.ts'

/** Each may hold a whole film in memory. */
const MOST_AT_ONCE = 3
const TIMEOUT_MS = 30_000
let running = 0

/** @throws media/address-unreachable, media/too-large, media/over-quota, server/busy. */
export async function fetchBytes(egress: Egress, url: string, space: Space): Promise<Buffer> {
  if (running >= MOST_AT_ONCE) throw fail('server/busy')
  running++
  try {
    const maxBytes = space.canUploadVideo ? MOST_VIDEO_BYTES : MOST_IMAGE_BYTES
    const { status, bytes } = await egress.request(url, { timeoutMs: TIMEOUT_MS, maxBytes })
    if (status !== 200) throw fail('media/address-unreachable', { url: 'field/invalid' })
    refuseOverQuota(space, bytes.length)
    return bytes
  } catch (error) {
    if (!(error instanceof EgressError)) throw error
    if (error.reason === 'too-large') throw fail('media/too-large')
    throw fail('media/address-unreachable', { url: 'field/invalid' })
  } finally {
    running--
  }
}
