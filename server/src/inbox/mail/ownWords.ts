// What somebody wrote themselves in an answer, without the letter they answer. Mail programs mark it in many ways; where none
// is recognised, all of it stays.

/** Outlook and others put the old letter's head below a line. */
const HISTORY =
  /^(?:-{3,}[^-]{1,60}-{3,}|_{20,}|(?:from|từ|de|da|von|发件人)\s?:[^@]{0,100}@[^@]{0,100}|begin forwarded message:?)$/i
const SIGNATURE = /^-- ?$/
const MOST_LINES = 2000
const MOST_INTRODUCTION = 3

/** The new part of a plain text. */
export function ownWords(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n').slice(0, MOST_LINES)
  const end = lines.findIndex((line, at) => at > 0 && (HISTORY.test(line.slice(0, 300).trim()) || SIGNATURE.test(line)))
  const own: string[] = []
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    if (line.startsWith('>')) dropIntroduction(own)
    else own.push(line.trimEnd())
  }
  const words = own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return words || text.trim()
}

/** “On Tuesday Lan wrote:” above a quotation, on up to three lines and in any language. */
function dropIntroduction(own: string[]): void {
  while (own.at(-1) === '') own.pop()
  if (!/[:：]$/.test(own.at(-1) ?? '')) return
  for (let count = 0; count < MOST_INTRODUCTION && own.length > 0 && own.at(-1) !== ''; count += 1) own.pop()
}
