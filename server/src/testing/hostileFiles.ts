// Files made to hurt, by what they are.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { box, element, mdia, mp4, mvhd, webm } from './videoBytes.ts'

/** A picture of one colour. */
export function solid(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#12705c' } })
}
export const script = '<script>alert(document.domain)</script>'

/** A PNG chunk. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])))
  return Buffer.concat([length, Buffer.from(type), data, sum])
}

/** A PNG whose header claims a size, whatever it holds. */
function png(width: number, height: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([1, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** An archive with one file of zeros. */
export function zip(name: string, size: number): Buffer {
  const data = deflateRawSync(Buffer.alloc(size))
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(data.length, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), data])
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/>${script}</svg>`
/** Each with its bytes and the error that refuses it. */
export const REFUSED: [string, () => Uint8Array | Promise<Uint8Array>, RegExp][] = [
  ['an SVG with a script', () => Buffer.from(svg), /unsupported/],
  ['an SVG behind an XML head', () => Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg>${svg}`), /unsupported/],
  ['a gzipped SVG', () => Buffer.concat([Buffer.from('1f8b0800', 'hex'), deflateRawSync(svg)]), /unsupported/],
  ['a page', () => Buffer.from(`<!doctype html><html>${script}`), /unsupported/],
  ['a page that begins like a GIF', () => Buffer.from(`GIF89a/*${script}*/=1;alert(1)`), /unreadable/],
  [
    'a page that begins like a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(script)]),
    /unreadable/,
  ],
  [
    'a JPEG behind a page',
    async () => Buffer.concat([Buffer.from(script), await solid(9, 9).jpeg().toBuffer()]),
    /unsupported/,
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'), /unsupported/],
  ['a zip bomb', () => zip('../../etc/cron.d/x.png', 50_000_000), /unsupported/],
  ['a program', () => Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(200)]), /unsupported/],
  ['a pixel bomb', () => png(50_000, 50_000, Buffer.alloc(2_000_000)), /unreadable/],
  ['a pixel bomb that is whole', () => png(12_000, 12_000, Buffer.alloc(12_000 * 1501)), /unreadable/],
  ['a picture without pixels', () => png(0, 0, Buffer.alloc(1)), /unreadable/],
  ['a picture with too few pixels', () => png(4000, 4000, Buffer.alloc(10)), /unreadable/],
  ['half a JPEG', async () => half(await noisy().jpeg().toBuffer()), /unreadable/],
  ['half a PNG', async () => half(await noisy().png().toBuffer()), /unreadable/],
  ['half a WebP', async () => half(await noisy().webp().toBuffer()), /unreadable/],
  ['half an AVIF', async () => half(await noisy().avif({ effort: 0 }).toBuffer()), /unreadable/],
  ['a TIFF', () => solid(9, 9).tiff().toBuffer(), /unsupported/],
  ['one byte', () => Buffer.from([0]), /unsupported/],
  ['nothing but zeros', () => Buffer.alloc(5000), /unsupported/],
  ['an MP4 with a page behind it', () => Buffer.concat([mp4(), Buffer.from(script)]), /unreadable/],
  ['an MP4 with a page in a box of its own', () => mp4({ extra: box('html', script) }), /unreadable/],
  ['an MP4 whose last box has no end', () => mp4({ extra: Buffer.from('000000006d646174', 'hex') }), /unreadable/],
  [
    'an MP4 with a box larger than the file',
    () => mp4({ extra: Buffer.from('7fffffff66726565', 'hex') }),
    /unreadable/,
  ],
  [
    'an MP4 with a box of 2^63 bytes',
    () => mp4({ extra: Buffer.from('00000001667265657fffffffffffffff', 'hex') }),
    /unreadable/,
  ],
  [
    'an MP4 with a box shorter than its head',
    () => mp4({ extra: Buffer.from('0000000466726565', 'hex') }),
    /unreadable/,
  ],
  [
    'an MP4 with a hundred thousand boxes',
    () => mp4({ extra: Buffer.concat(Array.from({ length: 100_000 }, () => box('free'))) }),
    /unreadable/,
  ],
  ['an MP4 without a picture', () => mp4({ handler: 'soun' }), /unreadable/],
  ['an MP4 of another codec', () => mp4({ codec: 'encv' }), /unsupported/],
  ['an MP4 of no length', () => mp4({ seconds: 0 }), /unreadable/],
  ['an MP4 of an hour', () => mp4({ seconds: 3600 }), /unreadable/],
  ['an MP4 with nothing in it', () => mp4({ moov: box('moov') }), /unreadable/],
  [
    'an MP4 with a moov in a moov',
    () => mp4({ moov: box('moov', mvhd(8), box('moov', box('trak', mdia('avc1')))) }),
    /unreadable/,
  ],
  ['an MP4 cut off', () => half(mp4()), /unreadable/],
  ['a WebM cut off', () => half(webm()), /unreadable|unsupported/],
  ['a WebM of another codec', () => webm({ codec: 'V_MPEG4/ISO/AVC' }), /unsupported/],
  ['a WebM with a page in it', () => webm({ extra: element(0x3c, Buffer.from(script)) }), /unreadable/],
  ['a WebM with a page behind it', () => Buffer.concat([webm(), Buffer.from(script)]), /unreadable/],
  ['a WebM with a length of 2^56', () => webm({ extra: Buffer.from('ec01fffffffffffffe', 'hex') }), /unreadable/],
  ['a Matroska film', () => webm({ docType: 'matroska' }), /unsupported|unreadable/],
]

const noisy = () =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 99, sigma: 60 },
    },
  })
const half = (bytes: Buffer): Buffer => Buffer.from(bytes.subarray(0, bytes.length >> 1))
