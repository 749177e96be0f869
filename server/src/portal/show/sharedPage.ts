// A page with nothing of its guest on it but the token of the session is drawn and compressed once for all who see it;
// only what differs is put in. Guests of one venue who arrive see the same first page.
import { constants, createBrotliCompress, brotliDecompressSync } from 'node:zlib'
import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { keepUpTo } from '../../core/kept.ts'
import { randomToken } from '../../core/secrets.ts'

/** Of the same length and signs, and in no venue's text. */
const standInFor = ({ length }: string) => randomToken(length).slice(0, length)

export type DrawnPage = { html: string; policy: string }
/** A page for one session. `brotli`: compressed, when that costs nothing. */
export type SharedPage = { html(): string; policy: string; brotli?: () => Buffer }
/** `packed` is the page compressed around the first place of each mark, as soon as it is there. */
type KeptPage = DrawnPage & { uses: number; packed?: PackedPage | 'never' }
/** Compressed parts, and between them the marks by their index. */
type PackedPage = readonly (Buffer | number)[]

const MOST = 200
const known = keepUpTo<KeptPage>(MOST)
const standIns = keepUpTo<string>(MOST)

/**
 * A page for one session. @param shown all that is on it, by which it is known again
 * @param marks what differs from guest to guest, such as the token
 * @param draw makes it from the same with other marks
 */
export function drawShared<Shown>(
  shown: Shown,
  marks: readonly string[],
  draw: (shown: Shown) => DrawnPage,
): SharedPage {
  const places = marks.map((mark, index) => standIns(`${index} ${mark.length}`, () => standInFor(mark)))
  const name = replaceAll(JSON.stringify(shown), marks, places)
  const page = known(name, () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plain data, as it was a line before
    const drawn = draw(JSON.parse(name) as Shown)
    return { ...drawn, uses: 0 }
  })
  page.uses += 1
  if (page.uses === 2) pack(page, places).catch(() => undefined)
  const { html, policy, packed } = page
  return {
    html: () => replaceAll(html, places, marks),
    policy,
    ...(packed && packed !== 'never' && { brotli: () => unpack(packed, marks) }),
  }
}

function replaceAll(text: string, from: readonly string[], to: readonly string[]): string {
  return from.reduce((changed, one, index) => changed.replaceAll(one, to[index]!), text)
}

function unpack(packed: PackedPage, marks: readonly string[]): Buffer {
  return Buffer.concat(packed.map((part) => (typeof part === 'number' ? storedBlock(marks[part]!) : part)))
}

/** Up to this quality the code of a byte does not depend on the bytes before it, which another mark would change. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 }

/** Compresses what stands between the first places of the marks; where a mark comes again, it is a copy of the first. */
async function pack(page: KeptPage, places: readonly string[]): Promise<void> {
  page.packed = 'never'
  const packed = await compressAround(page.html, places)
  const proof = places.map(standInFor)
  const whole = brotliDecompressSync(unpack(packed, proof)).toString()
  if (whole === replaceAll(page.html, places, proof)) page.packed = packed
}

async function compressAround(html: string, places: readonly string[]): Promise<PackedPage> {
  const stream = createBrotliCompress({ params: BROTLI })
  let pieces: Buffer[] = []
  stream.on('data', (piece: Buffer) => pieces.push(piece))
  const take = () => {
    const taken = Buffer.concat(pieces)
    pieces = []
    return taken
  }
  const write = async (text: string) => {
    stream.write(text)
    await new Promise<void>((resolve) => {
      stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve)
    })
    await turn()
    return take()
  }
  const packed: (Buffer | number)[] = []
  let from = 0
  const firsts = places.map((place, index) => ({
    index,
    at: html.indexOf(place),
    end: html.indexOf(place) + place.length,
  }))
  for (const { index, at, end } of firsts.filter((first) => first.at >= 0).toSorted((a, b) => a.at - b.at)) {
    packed.push(await write(html.slice(from, at)), index)
    await write(html.slice(at, end))
    from = end
  }
  stream.end(html.slice(from))
  await once(stream, 'end')
  return [...packed, take()]
}

/** Text as a block that is not compressed (RFC 7932, section 9.2): not the last, four digits of length, its sign, whole bytes. */
function storedBlock(text: string): Buffer {
  const bytes = Buffer.from(text)
  const head = ((bytes.length - 1) << 3) | (1 << 19)
  return Buffer.concat([Buffer.from([head & 255, (head >> 8) & 255, head >> 16]), bytes])
}
