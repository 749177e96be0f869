// Speeds between the wire's kbps and what people say.

export type SpeedWord = 'unlimited' | 'text' | 'social' | 'video' | 'fast'

/** What a guest can do at a speed; nothing and 0 mean no limit. */
export function speedWord(kbps: number | ''): SpeedWord {
  if (!kbps) return 'unlimited'
  if (kbps < 1_000) return 'text'
  if (kbps < 5_000) return 'social'
  return kbps < 25_000 ? 'video' : 'fast'
}

export function toMbps(kbps: number | ''): number | '' {
  return kbps === '' ? '' : kbps / 1000
}

/** Takes what a number input gives, which is text while it is being typed. */
export function toKbps(mbps: number | string): number | '' {
  return mbps === '' || Number.isNaN(Number(mbps)) ? '' : Math.round(Number(mbps) * 1000)
}
