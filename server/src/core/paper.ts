// A PDF page to write on, in millimetres. The font comes in parts by alphabet, so each run of letters takes the part that
// has them. Chinese is written in a second font, of simplified letters; a letter that no font has is a question mark.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { encode } from 'uqr'
import { unpackWoff } from './unpackWoff.ts'

const MM = 72 / 25.4
const PARTS = ['latin', 'latin-ext', 'vietnamese'] as const
type Part = (typeof PARTS)[number] | 'chinese'
type Weight = 400 | 600
/** The Vietnamese part has what latin leaves out, and nothing else. */
const VIETNAMESE = /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01A0\u01A1\u01AF\u01B0\u1EA0-\u1EF9\u20AB]/

/** Letters of Chinese and its punctuation, which are as wide as high. */
const CHINESE = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/

/** A PNG without transparency; sizes in pixels. */
export type PaperPicture = { bytes: Buffer; width: number; height: number }

export type Writing = {
  size: number
  weight?: Weight
  grey?: number
  align?: 'left' | 'center' | 'right'
  spacing?: number
}
export type Box = { x: number; y: number; width: number }

export type PaperSheet = {
  /** Begins a page. */
  page(width: number, height: number): void
  /** One line; shortened when it does not fit, made smaller where `fits` says so. */
  line(text: string, box: Box, writing: Writing & { fits?: boolean }): void
  qr(link: string, x: number, y: number, size: number): void
  /** A picture as large as fits a box, once in the file however often it is drawn. */
  picture(picture: PaperPicture, box: Box & { height: number }, align: 'right' | 'center'): void
  /** A cut mark. */
  cut(x1: number, y1: number, x2: number, y2: number): void
  end(): Promise<Buffer>
}

/** Opens a document without pages. The library is read for the first one: it would slow down every start. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one method each, over the same few values
export async function openPaper(title: string): Promise<PaperSheet> {
  const { default: Pdf } = await import('pdfkit')
  const doc = new Pdf({ autoFirstPage: false, info: { Title: title, Producer: 'Portico', Creator: 'Portico' } })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = new Promise<void>((resolve) => void doc.once('end', resolve))
  for (const part of PARTS)
    for (const weight of [400, 600] as const) doc.registerFont(`${part} ${weight}`, fontOf(part, weight))
  let hasChinese = false
  const fontFor = ({ part }: Run, weight: Weight) => {
    if (part !== 'chinese') return doc.font(`${part} ${weight}`)
    // A large file, read only for who needs it; it has one weight.
    if (!hasChinese)
      doc.registerFont('chinese', readFont('zcool-xiaowei', 'zcool-xiaowei-chinese-simplified-400-normal'))
    hasChinese = true
    return doc.font('chinese')
  }
  const lettersOf = (run: Run, weight: Weight) => {
    if (run.part !== 'chinese') return run.text
    fontFor(run, weight)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pdfkit's own font, which its types leave out
    const { font } = (doc as unknown as Opener)._font
    return [...run.text].map((letter) => (font.hasGlyphForCodePoint(letter.codePointAt(0)!) ? letter : '?')).join('')
  }

  const opens = new Map<PaperPicture, PDFKit.Mixins.ImageSrc>()
  const measure = (text: string, { size, weight = 400, spacing = 0 }: Writing) =>
    runsOf(text).reduce((sum, run) => {
      const letters = lettersOf(run, weight)
      fontFor(run, weight).fontSize(size)
      return sum + doc.widthOfString(letters, { characterSpacing: spacing })
    }, 0) / MM

  return {
    page: (width, height) => void doc.addPage({ size: [width * MM, height * MM], margin: 0 }),
    line(text, { x, y, width }, { fits, ...asked }) {
      const writing = { ...asked }
      const wide = measure(text, writing)
      if (fits && wide > width) writing.size *= width / wide
      const shown = fits ? text : shortenToFit(text, (some) => measure(some, writing) <= width)
      const used = measure(shown, writing)
      const shift = writing.align === 'right' ? width - used : writing.align === 'center' ? (width - used) / 2 : 0
      let at = (x + Math.max(0, shift)) * MM
      const grey = Math.round((writing.grey ?? 0) * 255)
      for (const run of runsOf(shown)) {
        const letters = lettersOf(run, writing.weight ?? 400)
        fontFor(run, writing.weight ?? 400)
          .fontSize(writing.size)
          .fillColor([grey, grey, grey])
        const options = { lineBreak: false, characterSpacing: writing.spacing ?? 0, baseline: 'alphabetic' as const }
        doc.text(letters, at, y * MM, options)
        at += doc.widthOfString(letters, { characterSpacing: writing.spacing ?? 0 })
      }
    },
    // One picture of a bit a module: a thousand of them would be slow to draw, and slow to print.
    qr(link, x, y, size) {
      const { data, size: modules } = encode(link, { ecc: 'M', border: 0, maskPattern: 2 })
      const side = size * MM
      doc.fillColor('black')
      doc.addContent(`q ${side} 0 0 ${-side} ${x * MM} ${y * MM + side} cm`)
      doc.addContent(`BI /W ${modules} /H ${modules} /IM true /BPC 1 /F /AHx ID ${data.map(bitsOf).join('')}> EI Q`)
    },
    picture(picture, { x, y, width, height }, align) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a method of pdfkit that its types leave out
      const opened = opens.get(picture) ?? (doc as unknown as Opener).openImage(picture.bytes)
      opens.set(picture, opened)
      const [wide, high] = fitInside(picture, width, height)
      const left = x + (width - wide) * (align === 'right' ? 1 : 0.5)
      const top = y + (height - high) / 2
      doc.image(opened, left * MM, top * MM, { width: wide * MM, height: high * MM })
    },
    cut: (x1, y1, x2, y2) =>
      void doc
        .moveTo(x1 * MM, y1 * MM)
        .lineTo(x2 * MM, y2 * MM)
        .lineWidth(0.4)
        .dash(2, { space: 2 })
        .strokeColor([170, 170, 170])
        .stroke()
        .undash(),
    async end() {
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

/** pdfkit's own, which its types leave out: opened each time, a picture would be in the file as often as it is drawn. */
type Opener = {
  openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } }
}

/** Width and height of a picture inside a box, in its own proportions. */
export function fitInside(of: { width: number; height: number }, width: number, height: number): [number, number] {
  const scale = Math.min(width / of.width, height / of.height)
  return [of.width * scale, of.height * scale]
}

const fonts = new Map<string, Buffer>()

function fontOf(part: (typeof PARTS)[number], weight: Weight): Buffer {
  return readFont('be-vietnam-pro', `be-vietnam-pro-${part}-${weight}-normal`)
}

function readFont(family: string, name: string): Buffer {
  const known =
    fonts.get(name) ??
    unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${name}.woff`))))
  fonts.set(name, known)
  return known
}

/** A row of modules as hexadecimal, dark as 0. */
function bitsOf(row: readonly boolean[]): string {
  let hex = ''
  for (let at = 0; at < row.length; at += 8) {
    const byte = row.slice(at, at + 8).reduce((bits, isDark, bit) => (isDark ? bits & ~(128 >> bit) : bits), 255)
    hex += byte.toString(16).padStart(2, '0')
  }
  return hex
}

type Run = { part: Part; text: string }

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  // The face has no narrow blanks.
  for (const letter of text.normalize('NFC').replaceAll(/[\u00A0\u202F]/g, ' ')) {
    const part = partOf(letter)
    const last = runs.at(-1)
    if (last?.part === part) last.text += letter
    else runs.push({ part, text: letter })
  }
  return runs
}

function partOf(letter: string): Part {
  const code = letter.codePointAt(0)!
  if (VIETNAMESE.test(letter)) return 'vietnamese'
  if (CHINESE.test(letter)) return 'chinese'
  return code > 0xff && code < 0x250 ? 'latin-ext' : 'latin'
}

function shortenToFit(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const letters = [...text]
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
