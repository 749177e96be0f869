// How long a text message is and how many parts it is billed as (3GPP TS 23.038 and 23.040).

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** Two places each. */
const EXTENDED = '^{}\\[~]|€\f'
const PLACES = new Map<string, number>([
  ...[...BASIC].map((sign) => [sign, 1] as const),
  ...[...EXTENDED].map((sign) => [sign, 2] as const),
])
/** Places of one message alone, and of each part of several. */
const ROOM = { gsm: [160, 153], ucs2: [70, 67] } as const

export type TextParts = {
  encoding: 'gsm' | 'ucs2'
  /** Places taken: letters, but some count twice. */
  places: number
  parts: number
  /** Places left in the last part. */
  left: number
}

/** Counts what a provider counts. A sign outside the basic alphabet makes all of it UCS-2. */
export function partsOf(text: string): TextParts {
  const signs = [...text.normalize('NFC')]
  const isGsm = signs.every((sign) => PLACES.has(sign))
  const encoding = isGsm ? 'gsm' : 'ucs2'
  // An emoji is two UTF-16 units, which no part may cut in two.
  const sizes = signs.map((sign) => (isGsm ? PLACES.get(sign)! : sign.length))
  const places = sizes.reduce((sum, size) => sum + size, 0)
  const [alone, each] = ROOM[encoding]
  if (places <= alone) return { encoding, places, parts: places === 0 ? 0 : 1, left: alone - places }
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > each) {
      parts += 1
      used = 0
    }
    used += size
  }
  return { encoding, places, parts, left: each - used }
}

const PLAIN: Record<string, string> = {
  đ: 'd',
  Đ: 'D',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '…': '...',
}

/** The same words without accents, and without signs the basic alphabet lacks: a third of the price in Vietnamese. */
export function withoutAccents(text: string): string {
  return [...text.normalize('NFC')]
    .map((sign) => {
      // “à” and “ò” are in the alphabet, but half the accents read worse than none.
      const bare = PLAIN[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
      return [...bare].every((one) => PLACES.has(one)) ? bare : ''
    })
    .join('')
}
