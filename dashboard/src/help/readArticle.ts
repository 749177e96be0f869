// Help articles are written in a small part of Markdown; what is not in it is an error, so no markup reaches the page.

/** `{frame.menu.devices}` is the interface's own sentence under that key: help never names a button differently. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'label'; key: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: string; pieces: Piece[] }

export type Line = Piece[]

export type Block =
  | { kind: 'heading'; line: Line }
  | { kind: 'text'; line: Line }
  | { kind: 'note'; line: Line }
  | { kind: 'steps'; lines: Line[] }
  | { kind: 'points'; lines: Line[] }
  | { kind: 'picture'; name: string; line: Line }

/** `keywords`: what people also search for. */
export type Article = { title: string; lead: Line; keywords: string; blocks: Block[] }

const PIECE = /\{([\w.-]+)\}|`([^`]+)`|\[([^\]]+)\]\(([\w/.:-]+)\)/g

/**
 * Reads an article: a title, a lead, a line of keywords, then blocks.
 * @throws Error naming the line that is none of them.
 */
export function readArticle(source: string): Article {
  const [title = '', ...rest] = source.split('\n').filter((line) => line.trim() !== '')
  const [lead = '', keywords = '', ...lines] = rest
  if (!title.startsWith('# ')) throw new Error(`An article begins with "# title": ${title}`)
  if (!keywords.startsWith('keywords:')) throw new Error(`The third line names keywords: ${keywords}`)
  const blocks: Block[] = []
  for (const line of lines) addLine(blocks, line)
  return { title: title.slice(2), lead: readLine(lead), keywords: keywords.slice(9).trim(), blocks }
}

function addLine(blocks: Block[], line: string): void {
  const step = /^\d+\. (.+)/.exec(line) ?? /^- (.+)/.exec(line)
  if (step) {
    const kind = line.startsWith('-') ? 'points' : 'steps'
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(readLine(step[1]!))
    else blocks.push({ kind, lines: [readLine(step[1]!)] })
    return
  }
  const picture = /^!\[(.+)\]\(([\w-]+)\)$/.exec(line)
  if (picture) blocks.push({ kind: 'picture', line: readLine(picture[1]!), name: picture[2]! })
  else if (line.startsWith('## ')) blocks.push({ kind: 'heading', line: readLine(line.slice(3)) })
  else if (line.startsWith('> ')) blocks.push({ kind: 'note', line: readLine(line.slice(2)) })
  else blocks.push({ kind: 'text', line: readLine(line) })
}

function readLine(text: string): Line {
  const pieces: Line = []
  let at = 0
  for (const match of text.matchAll(PIECE)) {
    if (match.index > at) pieces.push(plain(text.slice(at, match.index)))
    at = match.index + match[0].length
    const [, key, code, words, to] = match
    if (key) pieces.push({ kind: 'label', key })
    else if (code) pieces.push({ kind: 'code', text: code })
    else pieces.push({ kind: 'link', to: to!, pieces: readLine(words!) })
  }
  if (at < text.length) pieces.push(plain(text.slice(at)))
  return pieces
}

function plain(text: string): Piece {
  if (/[{}<`*_]|\]\(|^[#!>]/.test(text)) throw new Error(`Not part of the format: ${text}`)
  return { kind: 'text', text }
}

/** Every line of an article, in order. */
export function linesOf({ lead, blocks }: Article): Line[] {
  return [lead, ...blocks.flatMap((block) => ('lines' in block ? block.lines : [block.line]))]
}

/** Every piece of an article, those inside links too. */
export function piecesOf(article: Article): Piece[] {
  return linesOf(article)
    .flat()
    .flatMap((piece) => (piece.kind === 'link' ? [piece, ...piece.pieces] : [piece]))
}

/** A line as a person hears it; `say` is the interface's sentence under a key. */
export function sayLine(line: Line, say: (key: string) => string): string {
  return line
    .map((piece) => {
      if (piece.kind === 'label') return say(piece.key)
      return piece.kind === 'link' ? sayLine(piece.pieces, say) : piece.text
    })
    .join('')
}
