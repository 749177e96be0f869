// Elements of EBML (RFC 8794). Every length is a stranger's claim.

const MOST_ELEMENTS = 100_000
const VOID = 0xec
/** The only element whose length may be unknown. */
export const SEGMENT = 0x18538067

/** `at` is where its id begins, `from` and `to` hold its content. */
export type Element = { id: number; at: number; from: number; to: number }

/** What a master element holds. */
export function childrenOf(bytes: Buffer, element: Element | undefined): Element[] | undefined {
  return element && elementsIn(bytes, element.from, element.to)
}

/** Elements side by side; only a segment may leave its length open. @returns undefined when they do not fill the span. */
export function elementsIn(bytes: Buffer, from: number, to: number): Element[] | undefined {
  const elements: Element[] = []
  for (let at = from; at < to;) {
    if (elements.length > MOST_ELEMENTS) return undefined
    const id = readId(bytes, at, to)
    const size = id && readSize(bytes, at + id.length, to)
    if (!size) return undefined
    const begin = at + id.length + size.length
    const mayBeOpen = id.value === SEGMENT
    if (size.value === undefined && !mayBeOpen) return undefined
    const end = size.value === undefined ? to : begin + size.value
    if (end > to) return undefined
    elements.push({ id: id.value, at, from: begin, to: end })
    at = end
  }
  return elements
}

function readId(bytes: Buffer, at: number, to: number): { value: number; length: number } | undefined {
  const first = at < to ? bytes[at]! : 0
  const length = Math.clz32(first) - 23
  if (length < 1 || length > 4 || at + length > to) return undefined
  return { value: bytes.readUIntBE(at, length), length }
}

/** `value` is undefined for a length left open. */
function readSize(bytes: Buffer, at: number, to: number): { value: number | undefined; length: number } | undefined {
  const first = at < to ? bytes[at]! : 0
  const length = Math.clz32(first) - 23
  if (length < 1 || length > 8 || at + length > to) return undefined
  let value = BigInt(first & (0xff >> length))
  for (let index = 1; index < length; index++) value = (value << 8n) | BigInt(bytes[at + index]!)
  if (value === (1n << BigInt(7 * length)) - 1n) return { value: undefined, length }
  return value > BigInt(to) ? undefined : { value: Number(value), length }
}

/** An unsigned number of up to six bytes. */
export function numberOf(bytes: Buffer, element: Element | undefined): number | undefined {
  const length = element ? element.to - element.from : 0
  return element && length >= 1 && length <= 6 ? bytes.readUIntBE(element.from, length) : undefined
}

/** A float of four or eight bytes. */
export function floatOf(bytes: Buffer, element: Element | undefined): number | undefined {
  const length = element ? element.to - element.from : 0
  if (!element || (length !== 4 && length !== 8)) return undefined
  const value = length === 4 ? bytes.readFloatBE(element.from) : bytes.readDoubleBE(element.from)
  return Number.isFinite(value) ? value : undefined
}

/** Makes the bytes from `at` to `to` one void element, so that nothing else in the file moves. */
export function makeVoid(bytes: Buffer, at: number, to: number): void {
  const whole = to - at
  if (whole < 2) return
  const sizeBytes = Math.min(8, whole - 1)
  bytes.fill(0, at, to)
  bytes[at] = VOID
  // The length in the largest form that fits: a marker bit, then the number.
  let left = BigInt(whole - 1 - sizeBytes) | (1n << BigInt(7 * sizeBytes))
  for (let index = sizeBytes; index > 0; index--, left >>= 8n) bytes[at + index] = Number(left & 0xffn)
}
