// A PDF knows where words stand, not which belong together: a line whose next word had no room goes on in the next one.

/** Some words as PDF.js gives them. */
export type PlacedWords = { str: string; hasEOL: boolean; transform: number[]; width: number }
type Line = { text: string; start: number; end: number; top: number; height: number }

/** Between paragraphs there is more room than between lines. */
const GAP = 1.9

/** The lines of a page, with those put together that were one, and empty ones between paragraphs. */
export function linesOf(words: readonly PlacedWords[]): string[] {
  const lines = placedLines(words)
  const edge = Math.max(...lines.map(({ end }) => end))
  const joined: string[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const isApart = before !== undefined && before.top - line.top > GAP * Math.max(before.height, line.height)
    const isGoingOn = before !== undefined && !isApart && before.end + firstWordOf(line) > edge
    if (isGoingOn) joined.push(`${joined.pop()} ${line.text}`)
    else joined.push(...(isApart ? [''] : []), line.text)
  }
  return joined
}

/** About how wide it is. */
function firstWordOf({ text, start, end }: Line): number {
  return ((end - start) * (text.split(' ')[0]!.length + 1)) / text.length
}

function placedLines(words: readonly PlacedWords[]): Line[] {
  const lines: Line[] = []
  let line: Line | undefined
  for (const { str, hasEOL, transform, width } of words) {
    const [, , , height = 0, x = 0, top = 0] = transform
    line ??= { text: '', start: x, end: x, top, height: 0 }
    line.text += str
    if (str.trim() !== '') line = { ...line, end: Math.max(line.end, x + width), height: Math.max(line.height, height) }
    if (!hasEOL) continue
    lines.push(line)
    line = undefined
  }
  if (line) lines.push(line)
  return lines.map((one) => ({ ...one, text: one.text.trim() })).filter(({ text }) => text !== '')
}
