// A venue with a designed portal: uploaded pictures, and a published template that uses them.
import sharp from 'sharp'
import { media, type File } from '@portico/contract/media.ts'
import type { CropRatio } from '@portico/contract/media/limits.ts'
import { pageTemplates, TemplateDesign, type Picture } from '@portico/contract/templates.ts'
import type { RunningServer } from '../processes/all.ts'
import { send, type Venue } from './given.ts'
import { uploadFile } from './uploadFile.ts'

/** Publishes a template of the page and makes it the one guests see. @returns its id. */
export async function givenLook(running: RunningServer, page: Venue, design: Partial<TemplateDesign>): Promise<string> {
  const on = { token: page.token }
  const { id } = await send(running, pageTemplates.create, { body: { name: 'Hiên' } }, on)
  const whole = { ...TemplateDesign.parse({}), ...design }
  await send(running, pageTemplates.update, { params: { id }, body: { design: whole } }, on)
  await send(running, pageTemplates.publish, { params: { id } }, on)
  await send(running, pageTemplates.activate, { params: { id } }, on)
  return id
}

/** Brings a picture into the page's media, cut to a ratio where one is named. */
export async function givenPicture(
  running: RunningServer,
  page: Venue,
  bytes: Buffer,
  ratio?: CropRatio,
): Promise<Picture> {
  const file = await uploadFile(running, page, bytes)
  if (!ratio) return pictureOf(file)
  const { width, height, eid } = file
  const body = { ratio, x: 0, y: 0, width, height }
  return pictureOf(await send(running, media.crop, { params: { eid }, body }, page))
}

function pictureOf({ eid, width, height, isLight, renditions }: File): Picture {
  const sizes = renditions.map((one) => ({ path: new URL(one.url).pathname, width: one.width }))
  return { eid, width, height, isLight, sizes }
}

/** A view with sky, hills and grain: as hard to compress as a photo. */
export async function photo(width: number, height: number, hue = 25): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${width}" height="${height}" preserveAspectRatio="none">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue + 180},45%,72%)"/><stop offset="1" stop-color="hsl(${hue},80%,84%)"/></linearGradient></defs>
    <rect width="100" height="100" fill="url(#s)"/><circle cx="70" cy="34" r="9" fill="hsl(${hue + 20},95%,88%)"/>
    <path d="M0 62Q22 44 46 60T100 52V100H0z" fill="hsl(${hue + 90},22%,48%)"/><path d="M0 78Q30 62 60 76T100 70V100H0z" fill="hsl(${hue + 100},30%,30%)"/></svg>`
  const grain = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
    },
  })
    .png()
    .toBuffer()
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** A mark on nothing: a PNG one sees through. */
export function logo(colour = '#0f766e', width = 800, height = 800): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${width}" height="${height}">
    <g fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"><path d="M18 44h52v18a20 20 0 0 1-20 20H38a20 20 0 0 1-20-20z"/><path d="M70 50h6a9 9 0 0 1 0 18h-7"/><path d="M34 30q6-8 0-16M52 30q6-8 0-16"/></g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
