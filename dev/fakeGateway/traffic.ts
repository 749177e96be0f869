// A phone's traffic: two minutes of one activity (chatting, browsing, watching), varying every ten seconds.
import { draw } from './draw.ts'

export type Volume = { up: number; down: number }
export type Speed = { downKbps: number; upKbps: number }

const SLICE_MS = 10_000
const SLICES_A_MOOD = 12

/**
 * Bytes moved between two moments of a session: independent of how the time is divided, and never zero.
 * @param from ms since the session began, as is `to`
 * @param limit kbit/s, 0 for none
 */
export function trafficBetween(seed: string, from: number, to: number, limit: Speed): Volume {
  const moved = { up: 0, down: 0 }
  let at = from
  while (at < to) {
    const slice = Math.floor(at / SLICE_MS)
    const end = Math.min(to, (slice + 1) * SLICE_MS)
    const wish = demand(seed, slice)
    // kbit/s × ms = bits.
    moved.up += (atMost(wish.upKbps, limit.upKbps) * (end - at)) / 8
    moved.down += (atMost(wish.downKbps, limit.downKbps) * (end - at)) / 8
    at = end
  }
  return moved
}

function demand(seed: string, slice: number): Speed {
  const mood = draw(seed, 'mood', Math.floor(slice / SLICES_A_MOOD))
  const usual = mood < 0.45 ? 40 : mood < 0.85 ? 900 : 4500
  const downKbps = usual * (0.3 + 1.4 * draw(seed, 'down', slice))
  return { downKbps, upKbps: downKbps * (0.05 + 0.2 * draw(seed, 'up', slice)) }
}

function atMost(kbps: number, limit: number): number {
  return limit > 0 ? Math.min(kbps, limit) : kbps
}
