// Passwords that an administrator may not use.

const LEAST_CHARACTERS = 12
/** The most that sign-in accepts. */
const MOST_CHARACTERS = 128
const LEAST_OF_ITS_OWN = 5

/** The first guesses of an attacker in Portico's languages, the demo's own passwords included. */
const COMMON = [
  'administrator',
  'administrador',
  'administrateur',
  'amministratore',
  'admin',
  'password',
  'passwort',
  'motdepasse',
  'contrasena',
  'matkhau',
  'mima',
  'qwertyuiop',
  'qwerty',
  'azerty',
  'asdfghjkl',
  'asdf',
  'zxcvbnm',
  'zxcv',
  '1qaz2wsx3edc',
  '1q2w3e4r5t',
  'letmein',
  'welcome',
  'iloveyou',
  'anhyeuem',
  'emyeuanh',
  'changeme',
  'changeit',
  'default',
  'secret',
  'dragon',
  'monkey',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'vietnam',
  'saigon',
  'hanoi',
  'portico',
  'hotspot',
  'wifi',
  'radius',
  'router',
  'gateway',
  'guest',
  'demo',
  'test',
  'user',
  'root',
  'abcd',
  'abc',
  'correcthorsebatterystaple',
]

/**
 * Why a password is refused; undefined when it is acceptable. It must be long and not made of common words.
 * @param own what is known about its owner: an e-mail, a number, a name.
 */
export function weakness(password: string, own: readonly string[]): string | undefined {
  const length = [...password].length
  if (length < LEAST_CHARACTERS)
    return `The password has ${length} characters; it needs at least ${LEAST_CHARACTERS}. Three or four words that do not belong together are good.`
  if (length > MOST_CHARACTERS) return `The password has ${length} characters; at most ${MOST_CHARACTERS} can be used.`
  if (new Set(password).size < LEAST_OF_ITS_OWN)
    return 'The password repeats the same few characters. Three or four words that do not belong together are good.'
  if (lettersLeft(password, own) < LEAST_OF_ITS_OWN)
    return 'The password is one that is tried first: common words, rows of digits, or your own name. Choose words that do not belong together.'
  return undefined
}

/** Counts the letters that remain without common words, the owner's names, digits and signs, with look-alikes resolved or not. */
function lettersLeft(password: string, own: readonly string[]): number {
  const names = own.flatMap((name) => [name, ...name.split(/[@.\s_+-]+/)])
  const known = [...names, ...COMMON].map(plain).filter((word) => word.length > 2)
  const words = known.toSorted((a, b) => b.length - a.length)
  const count = (text: string) =>
    words.reduce((rest, word) => rest.replaceAll(word, ''), text).match(/\p{L}/gu)?.length ?? 0
  return Math.min(count(plain(password)), count(plain(password.replaceAll(/[@4031$5!7]/g, (sign) => DISGUISES[sign]!))))
}

const DISGUISES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Keeps letters and digits only, in lower case, without accents. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\d]/gu, '')
}
