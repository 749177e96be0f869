export type Strength = 0 | 1 | 2 | 3 | 4

const LEAST_LETTERS = 8

/** How hard a password is to guess, 0 (too short) to 4. A hint while typing: the server refuses the common ones itself. */
export function passwordStrength(password: string): Strength {
  const letters = [...password]
  const different = new Set(letters.map((letter) => letter.toLowerCase())).size
  if (letters.length < LEAST_LETTERS) return 0
  if (different < 5 || isRow(letters)) return 1
  if (letters.length >= 16 && different >= 8) return 4
  if (letters.length >= 12 && different >= 7) return 3
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  return kinds >= 3 ? 3 : kinds === 2 || letters.length > 9 ? 2 : 1
}

/** 12345678, abcdefgh. */
function isRow(letters: string[]): boolean {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0)
  return codes.every((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) === 1)
}
