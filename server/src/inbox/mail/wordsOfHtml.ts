// The words of a letter that is HTML alone. It is read in one pass, so that no letter can keep the server busy.

const HIDDEN = new Set(['script', 'style', 'head', 'title', 'svg', 'template', 'noscript'])
const BREAKS = new Set(['br', 'p', 'div', 'tr', 'li', 'h1', 'h2', 'h3', 'h4', 'table', 'ul', 'ol', 'section', 'hr'])
/** Where mail programs put the letter that is answered. */
const QUOTE = /gmail_quote|divRplyFwdMsg|appendonsend|yahoo_quoted|moz-cite-prefix|type=["']?cite/
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
/** “&agrave;” is an a with an accent. */
const MARKS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
}
const LONGEST_TAG = 4000

/** Its words, without tags, scripts and the letter it answers. */
export function wordsOfHtml(html: string): string {
  const lower = html.toLowerCase()
  let words = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    words += decode(html.slice(at, open < 0 ? undefined : open).replaceAll(/\s+/g, ' '))
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      if (end < 0) break
      at = end + 3
      continue
    }
    const close = html.indexOf('>', open)
    if (close < 0) break
    const tag = html.slice(open + 1, Math.min(close, open + LONGEST_TAG))
    const name = /^\/?([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? ''
    at = close + 1
    if ((name === 'blockquote' || QUOTE.test(tag)) && words.trim() !== '') break
    if (BREAKS.has(name)) words += '\n'
    if (!HIDDEN.has(name) || tag.startsWith('/') || tag.endsWith('/')) continue
    const end = lower.indexOf(`</${name}`, at)
    if (end < 0) break
    at = end
  }
  return words
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? joinAccent(String(name)) ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : ''
  })
}

function joinAccent(name: string): string | undefined {
  const mark = MARKS[name.slice(1).toLowerCase()]
  return mark && `${name[0]}${mark}`.normalize('NFC')
}
