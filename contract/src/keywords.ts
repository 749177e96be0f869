// Words by which guests ask for something: accents may be missing, and small typos are forgiven.

/** Long words may have two letters wrong, short ones none: “ban” is not “can”. */
const ONE_TYPO_FROM = 4
const TWO_TYPOS_FROM = 8
/** A guest's text may be long; a keyword is said near its beginning. */
const LONGEST_TEXT = 2000
/** Scripts that are written without spaces. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u

/** The keyword that a text says: one that stands there as it is before one with a typo, then the longest. */
export function matchKeyword(text: string, keywords: readonly string[]): string | undefined {
  const said = wordsOf(text.slice(0, LONGEST_TEXT))
  const found = keywords.flatMap((keyword) => {
    const typos = typosIn(said, wordsOf(keyword))
    return typos === undefined ? [] : [{ keyword, typos }]
  })
  found.sort((a, b) => a.typos - b.typos || b.keyword.length - a.keyword.length)
  return found[0]?.keyword
}

/** A text as keywords are compared with it: small letters without accents, “đ” as “d”. */
export function foldAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

function wordsOf(text: string): string[] {
  return foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** How many letters are wrong where the text says the keyword best; undefined where it does not. */
function typosIn(said: readonly string[], wanted: readonly string[]): number | undefined {
  if (wanted.length === 0) return undefined
  const whole = wanted.join('')
  if (UNSPACED.test(whole)) return said.join('').includes(whole) ? 0 : undefined
  let best: number | undefined
  for (let at = 0; at + wanted.length <= said.length; at += 1) {
    const typos = typosAt(said, wanted, at)
    if (typos !== undefined && (best === undefined || typos < best)) best = typos
  }
  // “thucdon” is “thuc don”.
  return best ?? (said.includes(whole) || said.join('') === whole ? 0 : undefined)
}

function typosAt(said: readonly string[], wanted: readonly string[], at: number): number | undefined {
  let typos = 0
  for (const [index, word] of wanted.entries()) {
    const most = word.length >= TWO_TYPOS_FROM ? 2 : word.length >= ONE_TYPO_FROM ? 1 : 0
    const distance = distanceOf(said[at + index]!, word, most)
    if (distance > most) return undefined
    typos += distance
  }
  return typos
}

/** Letters to add, take away, change or swap; more than `most` is not counted further. */
function distanceOf(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (most === 0 || Math.abs(a.length - b.length) > most) return most + 1
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + change)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
    }
    ;[before, last] = [last, row]
  }
  return last[b.length]!
}
