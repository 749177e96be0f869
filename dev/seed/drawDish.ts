// Pictures of what the café serves and gives: our own drawings, stored as an owner's uploads are.
import { createHash } from 'node:crypto'
import { makePicture, type EncodedPicture } from '@portico/server/media/pictures.ts'
import { joinPageToken } from '@portico/server/core/pageToken.ts'
import { query, type Tx } from '@portico/server/core/db/database.ts'
import type { Storage } from '@portico/server/core/storage/storage.ts'
import type { Services } from '@portico/server/core/services.ts'
import { mediaUrl } from '@portico/server/media/fileRows.ts'
import { idAt, makeRandom } from './random.ts'
import { PAGE_ID } from './venue.ts'

export const DRAWN_DISHES = ['cup', 'iced', 'tea', 'juice', 'cake', 'bread', 'plate', 'voucher', 'card'] as const
export type DrawnDish = (typeof DRAWN_DISHES)[number]

const [WIDTH, HEIGHT] = [480, 360]
const SEED = 20_074

/** Ground, table, and what stands on it. */
const DRAWINGS: Record<DrawnDish, readonly [string, string, string]> = {
  cup: [
    '#f3e4cf',
    '#b98252',
    '<ellipse cx="240" cy="262" rx="120" ry="20" fill="#8a5a36"/><path d="M150 160h180v40a70 62 0 0 1-70 62h-40a70 62 0 0 1-70-62z" fill="#fffaf2"/><ellipse cx="240" cy="160" rx="90" ry="20" fill="#5b3418"/><ellipse cx="240" cy="160" rx="62" ry="11" fill="#c79a6b"/><path d="M330 178h14a30 26 0 0 1 0 52h-24" fill="none" stroke="#fffaf2" stroke-width="14"/><path d="M205 120c-12-18 12-26 0-46m36 46c-12-18 12-26 0-46m36 46c-12-18 12-26 0-46" fill="none" stroke="#cdb79c" stroke-width="6" stroke-linecap="round"/>',
  ],
  iced: [
    '#e8efe6',
    '#a9b99a',
    '<path d="M176 92h128l-16 176h-96z" fill="#fff" opacity=".55"/><path d="M181 140h118l-11 124h-96z" fill="#6b3f20"/><path d="M181 140h118l-4 44H185z" fill="#d9b48a"/><rect x="196" y="150" width="38" height="34" rx="7" fill="#fff" opacity=".7" transform="rotate(-12 215 167)"/><rect x="240" y="164" width="36" height="34" rx="7" fill="#fff" opacity=".6" transform="rotate(14 258 181)"/><path d="M258 56l-18 170" stroke="#12705c" stroke-width="9" stroke-linecap="round"/>',
  ],
  tea: [
    '#fdeed9',
    '#d79a5b',
    '<path d="M172 96h136l-14 172H186z" fill="#fff" opacity=".5"/><path d="M177 130h126l-11 134H188z" fill="#e08b3a" opacity=".85"/><circle cx="222" cy="168" r="24" fill="#f7b267"/><circle cx="262" cy="206" r="26" fill="#ffd166"/><circle cx="262" cy="206" r="17" fill="#fff1c2"/><path d="M300 92c26-34 58-22 58-22s-4 34-44 38" fill="#5a8f4e"/>',
  ],
  juice: [
    '#eef4dc',
    '#9fb86a',
    '<path d="M178 100h124l-12 168H190z" fill="#fff" opacity=".5"/><path d="M182 124h116l-9 140H191z" fill="#8fb83e"/><ellipse cx="240" cy="124" rx="58" ry="15" fill="#b7d468"/><circle cx="300" cy="108" r="30" fill="#f2b34c"/><circle cx="300" cy="108" r="20" fill="#ffe0a3"/><path d="M232 60l8 170" stroke="#fff" stroke-width="9" stroke-linecap="round"/>',
  ],
  cake: [
    '#f8e3e1',
    '#c98f86',
    '<ellipse cx="240" cy="262" rx="140" ry="22" fill="#fff"/><path d="M130 190l190-62 30 52v66H130z" fill="#f4d7a8"/><path d="M130 190l190-62 30 52z" fill="#fff4e3"/><path d="M130 214h220v12H130z" fill="#7a4526"/><path d="M130 234h220v8H130z" fill="#fff4e3"/><circle cx="300" cy="134" r="16" fill="#b3302d"/>',
  ],
  bread: [
    '#f6ead6',
    '#c49a62',
    '<ellipse cx="240" cy="258" rx="150" ry="22" fill="#fff"/><path d="M110 236c-6-70 60-110 130-110s136 40 130 110c-30 20-60 4-70-12-16 26-104 26-120 0-10 16-40 32-70 12z" fill="#d99a4e"/><path d="M170 152c-10 24-8 50 4 70m52-92c-6 30-6 60 0 92m64-84c10 24 10 50-2 76" fill="none" stroke="#b3742d" stroke-width="9" stroke-linecap="round"/>',
  ],
  plate: [
    '#e6edf2',
    '#8fa3b3',
    '<ellipse cx="240" cy="220" rx="160" ry="60" fill="#fff"/><ellipse cx="240" cy="214" rx="120" ry="42" fill="#f3ede2"/><ellipse cx="206" cy="206" rx="48" ry="26" fill="#fff"/><circle cx="206" cy="200" r="16" fill="#f5b52e"/><path d="M250 196l70-18m-64 32l78-8m-72 26l70 8" stroke="#c9702e" stroke-width="15" stroke-linecap="round"/>',
  ],
  voucher: [
    '#e3f0ea',
    '#8fbfae',
    '<path d="M110 110h260v44a26 26 0 0 0 0 52v54H110v-54a26 26 0 0 0 0-52z" fill="#fff"/><path d="M300 122v126" stroke="#8fbfae" stroke-width="5" stroke-dasharray="9 10"/><circle cx="176" cy="156" r="17" fill="none" stroke="#12705c" stroke-width="10"/><circle cx="238" cy="218" r="17" fill="none" stroke="#12705c" stroke-width="10"/><path d="M246 142l-78 92" stroke="#12705c" stroke-width="10" stroke-linecap="round"/>',
  ],
  card: [
    '#e7e6f4',
    '#a7a3cf',
    '<rect x="112" y="106" width="256" height="158" rx="18" fill="#4b4a8f"/><rect x="138" y="138" width="52" height="40" rx="8" fill="#f0c766"/><path d="M138 158h52m-26-20v40" stroke="#4b4a8f" stroke-width="4"/><path d="M138 214h150m-150 24h96" stroke="#c9c7ea" stroke-width="11" stroke-linecap="round"/><path d="M300 168a26 26 0 0 1 0-36m-18 46a42 42 0 0 1 0-56" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>',
  ],
}

/** A stored drawing: its file's id, and its address. */
export type Drawing = { id: string; url: string }
export type Drawings = ReadonlyMap<DrawnDish, Drawing>

/** Draws and stores each, where there is a store for pictures. */
export async function drawDishes(
  tx: Tx,
  { storage, config }: Partial<Pick<Services, 'storage' | 'config'>>,
  at: Date,
): Promise<Drawings> {
  const drawings = new Map<DrawnDish, Drawing>()
  if (!storage || !config) return drawings
  const random = makeRandom(SEED)
  for (const dish of DRAWN_DISHES) {
    const id = idAt(random, at.getTime())
    const filename = await writeDish(tx, storage, { dish, id, at })
    drawings.set(dish, { id, url: mediaUrl(config.portalUrl, filename) })
  }
  return drawings
}

type NewDish = { dish: DrawnDish; id: string; at: Date }

/** A drawing as one picture. */
export async function drawPicture(dish: DrawnDish): Promise<EncodedPicture> {
  const { renditions, master } = await makePicture(Buffer.from(svgOf(dish)), 'svg')
  return renditions.findLast(({ type }) => type === 'image/jpeg' || type === 'image/png') ?? master
}

function svgOf(dish: DrawnDish): string {
  const [ground, table, drawn] = DRAWINGS[dish]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/><rect y="232" width="100%" height="128" fill="${table}"/>${drawn}</svg>`
}

async function writeDish(tx: Tx, storage: Storage, { dish, id, at }: NewDish): Promise<string> {
  const { width, height, master, renditions } = await makePicture(Buffer.from(svgOf(dish)), 'svg')
  // As uploads are named: by what is in them.
  const nameOf = (one: EncodedPicture) =>
    `${joinPageToken(PAGE_ID, createHash('sha256').update(one.bytes).digest('hex').slice(0, 32))}.${one.extension}`
  for (const one of renditions) await storage.put(`media/${nameOf(one)}`, one.bytes, one.type)
  await storage.put(`media/${nameOf(master)}`, master.bytes, master.type)
  const main = renditions.findLast(({ type }) => type === 'image/jpeg' || type === 'image/png') ?? master
  await tx.run(
    query.insertInto('media_files').values({
      page_id: PAGE_ID,
      id,
      kind: 'i',
      name: `thuc-don-${dish}`,
      folder: 'Thực đơn',
      filename: nameOf(main),
      mimetype: main.type,
      extension: main.extension,
      size_bytes: [master, ...renditions].reduce((sum, { bytes }) => sum + bytes.length, 0),
      width,
      height,
      renditions: JSON.stringify(
        renditions.map((one) => ({
          filename: nameOf(one),
          type: one.type,
          width: one.width,
          height: one.height,
          sizeBytes: one.bytes.length,
          isPoster: false,
        })),
      ),
      objects: renditions.map((one) => nameOf(one)),
      master: nameOf(master),
      created_at: at,
    }),
  )
  return nameOf(main)
}
