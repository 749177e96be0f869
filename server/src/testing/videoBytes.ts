// Containers of videos, box by box: as small as they can be, and as wrong as a test wants them.

/** One MP4 box. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

type Wish = { codec?: string; seconds?: number; brand?: string; handler?: string; extra?: Buffer; moov?: Buffer }

/** An MP4 with one track of pictures and a place it was taken at. */
export function mp4({ codec = 'avc1', seconds = 8, brand = 'isom', handler = 'vide', extra, moov }: Wish = {}): Buffer {
  const ftyp = box('ftyp', brand, Buffer.alloc(4), 'isommp41')
  const place = box('udta', box('\xa9xyz', Buffer.from([0, 18, 0x15, 0xc7]), '+21.0285+105.8542/'))
  const made = moov ?? box('moov', mvhd(seconds), box('trak', mdia(codec, handler)), place)
  return Buffer.concat([ftyp, made, box('mdat', Buffer.alloc(64, 7)), extra ?? Buffer.alloc(0)])
}

export function mvhd(seconds: number): Buffer {
  const body = Buffer.alloc(100)
  body.writeUInt32BE(1000, 12)
  body.writeUInt32BE(seconds * 1000, 16)
  return box('mvhd', body)
}

export function mdia(codec: string, handler = 'vide'): Buffer {
  const entry = Buffer.alloc(78)
  entry.writeUInt16BE(640, 24)
  entry.writeUInt16BE(360, 26)
  const stsd = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, entry))
  const hdlr = box('hdlr', Buffer.alloc(8), handler, Buffer.alloc(12))
  return box('mdia', hdlr, box('minf', box('stbl', stsd)))
}

/** One EBML element with a length of eight bytes. */
export function element(id: number, content: Buffer): Buffer {
  const name = Buffer.from(id.toString(16).padStart(2, '0'), 'hex')
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n))
  return Buffer.concat([name, size, content])
}

type Film = { codec?: string; seconds?: number; docType?: string; extra?: Buffer }

/** A WebM with one track. */
export function webm({ codec = 'V_VP9', seconds = 5, docType = 'webm', extra = Buffer.alloc(0) }: Film = {}): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1000)
  const info = element(0x1549a966, element(0x4489, duration))
  const size = Buffer.concat([element(0xb0, Buffer.from([2, 128])), element(0xba, Buffer.from([1, 104]))])
  const track = element(0xae, Buffer.concat([element(0x86, Buffer.from(codec)), element(0xe0, size)]))
  const head = element(0x1a45dfa3, element(0x4282, Buffer.from(docType)))
  return Buffer.concat([head, element(0x18538067, Buffer.concat([info, element(0x1654ae6b, track), extra]))])
}
