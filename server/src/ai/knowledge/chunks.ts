// Owners' texts in paragraphs that can be found and quoted, without sentences that speak to the AI.
import { foldAccents } from '@portico/contract/keywords.ts'

const LONGEST_CHUNK = 700
const MOST_CHUNKS = 200
/** Over how many lines of a file one order may run. */
const MOST_LINES = 4

/** Orders to a model have no place in what a venue tells its guests; a file may have been written by anybody. */
const ORDERS = [
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:previous|above|prior|all|your|the)\b.{0,30}\b(?:instruction|rule|prompt|message|order)/,
  /\b(?:bo qua|quen di|phot lo|khong tuan theo)\b.{0,40}\b(?:huong dan|chi dan|quy tac|lenh|yeu cau)/,
  /\b(?:you are now|from now on,? you|act as|pretend to be|new instructions?|system (?:prompt|message)|as an ai)\b/,
  /\b(?:tu bay gio (?:ban|em|hay)|hay dong vai|ban la mot (?:ai|tro ly)|cau lenh he thong)\b/,
  /\b(?:tell|inform|answer|reply to|say to|send) (?:every|all|any|the) (?:guests?|customers?|users?|one)\b/,
  /\b(?:hay )?(?:noi|bao|tra loi|nhan) (?:voi )?(?:moi|tat ca|toan bo) (?:khach|nguoi)/,
  /<\/?(?:system|facts|notes|guest|assistant|user)>|\[\[|\{\{|```|^(?:system|assistant) ?:/,
]

export type Chunks = { chunks: string[]; leftOut: string[] }

/** Cuts a text at empty lines and sentences; what speaks to the AI is left out and listed. */
export function chunksOf(body: string): Chunks {
  const leftOut: string[] = []
  const chunks: string[] = []
  for (const paragraph of body.split(/\n\s*\n/)) {
    let chunk = ''
    const sentences = paragraph
      .split(/(?<=[.!?…])\s+|\n/)
      .map((one) => one.trim())
      .filter(Boolean)
    const orders = ordersIn(sentences)
    for (const [index, sentence] of sentences.entries()) {
      if (orders.has(index)) {
        leftOut.push(sentence.slice(0, 200))
        continue
      }
      for (const part of piecesOf(sentence)) {
        if (chunk.length + part.length > LONGEST_CHUNK && chunk !== '') {
          chunks.push(chunk)
          chunk = ''
        }
        chunk = chunk === '' ? part : `${chunk}\n${part}`
      }
    }
    if (chunk !== '') chunks.push(chunk)
  }
  return { chunks: chunks.slice(0, MOST_CHUNKS), leftOut: leftOut.slice(0, 20) }
}

/** The lines that are an order: by themselves, or with those after them that they run on into. */
function ordersIn(lines: readonly string[]): Set<number> {
  const orders = new Set<number>()
  for (let count = 1; count <= MOST_LINES; count += 1)
    for (let first = 0; first + count <= lines.length; first += 1) {
      const together = Array.from({ length: count }, (_, n) => first + n)
      if (together.some((n) => orders.has(n) || (n < first + count - 1 && /[.!?…]$/.test(lines[n]!)))) continue
      if (isOrder(together.map((n) => lines[n]).join(' '))) for (const n of together) orders.add(n)
    }
  return orders
}

function isOrder(sentence: string): boolean {
  const plain = foldAccents(sentence)
  return ORDERS.some((order) => order.test(plain))
}

function piecesOf(sentence: string): string[] {
  return sentence.match(new RegExp(`[^]{1,${LONGEST_CHUNK}}`, 'gu')) ?? []
}
