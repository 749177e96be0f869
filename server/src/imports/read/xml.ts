// The little of XML that workbooks are made of, piece by piece. It knows no entities of a document's own, so none can grow.
import { FileRefusal } from './refuseFile.ts'

export type XmlHandler = {
  open(name: string, attributes: string, isEmpty: boolean): void
  close(name: string): void
  text(text: string): void
}

/** Longer than any tag of a workbook. */
const MOST_TAG = 1_000_000

/** Reads tags and text out of pieces. @returns what takes the next piece */
export function readXml(on: XmlHandler): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const text = rest + piece
    let at = 0
    for (;;) {
      const open = text.indexOf('<', at)
      if (open < 0) {
        // An entity may be cut in two.
        const cut = text.indexOf('&', Math.max(at, text.length - 12))
        const until = cut < 0 ? text.length : cut
        if (until > at) on.text(decode(text.slice(at, until)))
        rest = text.slice(until)
        return
      }
      const close = text.indexOf('>', open)
      if (close < 0) {
        if (open > at) on.text(decode(text.slice(at, open)))
        rest = text.slice(open)
        if (rest.length > MOST_TAG) throw new FileRefusal('damaged')
        return
      }
      if (open > at) on.text(decode(text.slice(at, open)))
      readTag(text.slice(open + 1, close), on)
      at = close + 1
    }
  }
}

function readTag(tag: string, on: XmlHandler): void {
  const first = tag.charCodeAt(0)
  if (first === 47) return on.close(local(tag.slice(1).trim()))
  // Declarations and comments.
  if (first === 63 || first === 33) return
  const isEmpty = tag.endsWith('/')
  const body = isEmpty ? tag.slice(0, -1) : tag
  const space = body.search(/\s/)
  on.open(local(space < 0 ? body : body.slice(0, space)), space < 0 ? '' : body.slice(space), isEmpty)
}

/** Without the prefix some writers put before every name. */
function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g,
    (_, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMED[name]!
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    },
  )
}

/** An attribute by its name. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const at = attributes.indexOf(` ${name}="`)
  if (at < 0) return undefined
  const from = at + name.length + 3
  return decode(attributes.slice(from, attributes.indexOf('"', from)))
}
