// The icon under which a phone keeps a venue's page: its logo on its colour, or our cup in its colours.
import { loadSharp } from '../core/loadSharp.ts'
import type { Storage } from '../core/storage/storage.ts'

type Logo = { sizes: readonly { path: string; width: number }[] }

const CUP =
  '<g fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" transform="translate(24 24) scale(.5)">' +
  '<path d="M36 37a13 13 0 0 1 18 0M28 27a25 25 0 0 1 34 0M20 17a37 37 0 0 1 50 0M20 49h50v14a19 19 0 0 1-19 19H39a19 19 0 0 1-19-19z' +
  'M70 53h5a9 9 0 0 1 0 18h-7M14 92h62"/></g>'
/** What a phone may cut off a maskable icon stays free. */
const LOGO_SHARE = 0.62

/** A square PNG. @param colours #rrggbb */
export async function drawIcon(
  storage: Storage,
  logo: Logo | null,
  side: number,
  { ground, ink }: { ground: string; ink: string },
): Promise<Buffer> {
  const mark = logo && (await readLogo(storage, logo, Math.round(side * LOGO_SHARE)))
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${side}" height="${side}"><rect width="96" height="96" fill="${ground}"/>${mark ? '' : `<g stroke="${ink}">${CUP}</g>`}</svg>`
  const sharp = await loadSharp()
  const base = sharp(Buffer.from(drawn))
  return (mark ? base.composite([{ input: mark }]) : base).png({ palette: true }).toBuffer()
}

async function readLogo(storage: Storage, { sizes }: Logo, side: number): Promise<Buffer | undefined> {
  const sorted = sizes.toSorted((a, b) => a.width - b.width)
  const chosen = sorted.find(({ width }) => width >= side) ?? sorted.at(-1)
  const bytes = chosen && (await storage.read(`media/${chosen.path.slice('/m/'.length)}`))
  if (!bytes) return undefined
  const sharp = await loadSharp()
  return sharp(bytes).resize({ width: side, height: side, fit: 'inside' }).png().toBuffer()
}
