// One guest: the name they give, how to reach them, their phone.
import type { Language } from '@portico/locales/languages.ts'
import { FAMILY_NAMES, FOREIGN_NAMES, GIVEN_NAMES, PHONE_LANGUAGES } from './names.ts'
import { idAt, type Random } from './random.ts'

export type Guest = {
  id: string
  name: string
  phone: string | null
  email: string | null
  language: Language
  wantsNews: boolean
  /** The address the phone shows now, which changes. */
  mac: string
  /** How often the guest returns, relative to others. */
  loyalty: number
  /** Was in town for a while, then stays away. */
  leavesAt: number
}

const DAY_MS = 24 * 3600_000
/** Operators' prefixes; 000 after them makes numbers valid in form and clearly fictitious. */
const MOBILE_PREFIXES = ['32', '33', '35', '37', '70', '77', '79', '81', '83', '90', '91', '93', '96', '97', '98']
/** The second digit of a private address, as phones show it to a café. */
const PRIVATE_DIGITS = ['2', '6', 'a', 'e']

/** Makes guests with distinct phones, e-mails and addresses. */
export function makePeople(random: Random): { newGuest(at: number): Guest; newMac(): string } {
  const taken = new Set<string>()
  const unused = (make: () => string): string => {
    for (;;) {
      const value = make()
      if (taken.has(value)) continue
      taken.add(value)
      return value
    }
  }
  const newMac = () => unused(() => random.hex(1) + random.pick(PRIVATE_DIGITS) + random.hex(10))
  const newPhone = () =>
    unused(() => `+84${random.pick(MOBILE_PREFIXES)}000${String(random.int(0, 9999)).padStart(4, '0')}`)
  const newEmail = (name: string) => unused(() => `${mailbox(name)}${random.int(1, 9999)}@example.test`)

  return {
    newMac,
    newGuest(at) {
      const language = random.weighted(PHONE_LANGUAGES)
      const name = language === 'vi' ? vietnameseName(random) : random.pick(FOREIGN_NAMES[language])
      const isLocal = language === 'vi'
      const phone = random.chance(isLocal ? 0.74 : 0.08) ? newPhone() : null
      const email = random.chance(isLocal ? 0.36 : 0.62) ? newEmail(name) : null
      return {
        id: idAt(random, at),
        name,
        phone,
        email,
        language,
        wantsNews: (phone ?? email) !== null && random.chance(isLocal ? 0.5 : 0.25),
        mac: newMac(),
        // Zipf's law: a few come almost daily, most once or twice.
        loyalty: Math.min(70, (1 - random.next()) ** -0.95) * (isLocal ? 1 : 0.6),
        leavesAt: random.chance(isLocal ? 0.15 : 0.8) ? at + random.int(2, 45) * DAY_MS : Infinity,
      }
    },
  }
}

/** In full, without the family name, or only the name that friends use. */
function vietnameseName(random: Random): string {
  const { middle, given } = random.pick(GIVEN_NAMES)
  const own = random.pick(given)
  const style = random.weighted([
    ['full', 55],
    ['middle', 20],
    ['given', 25],
  ] as const)
  if (style === 'given') return own
  const called = `${random.pick(middle)} ${own}`
  return style === 'full' ? `${random.weighted(FAMILY_NAMES)} ${called}` : called
}

/** The name in plain letters, given name first, as in mail addresses. */
function mailbox(name: string): string {
  const plain = name.replaceAll(/đ/gi, 'd').normalize('NFD').toLowerCase()
  const words = plain
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .split(/ +/)
    .filter(Boolean)
  return words.length === 0 ? 'guest' : [words.at(-1), ...words.slice(0, -1)].join('.')
}
