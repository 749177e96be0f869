// A guest's first pages: their weight, their requests, pages per second, and times on slow lines.
import { request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { query } from '@portico/server/core/db/database.ts'
import { GATEWAYS, PAGE_ID } from '../../dev/seed/venue.ts'
import { openBrowser } from '../dashboard/scripts.ts'
import { startChild } from '../rig/child.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { httpRound } from '../rig/httpLoad.ts'
import { startInstallation, type Installation } from '../rig/installation.ts'
import { alternate, warmUp } from '../rig/rounds.ts'
import type { Options } from '../rig/options.ts'
import { goOnline } from './goOnline.ts'
import { measureOpenings } from './opening.ts'
import type { FloorSettings } from './floor.ts'
import type { ReadyPage } from './page.ts'

/** Ten segments of 1,460 bytes: what a server may send before the first acknowledgement (RFC 6928). */
const FIRST_WINDOW_BYTES = 14_600
const PHONE = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'vi-VN,vi;q=0.9', accept: 'text/html' }

/** The headers that node:http writes by itself. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date'])

const EMPTY = '<!doctype html><html lang="vi"><meta charset="utf-8"><title>Wi-Fi</title><h1>Wi-Fi</h1>'

export async function measure({ rounds, seconds }: Options): Promise<Figure[]> {
  const browser = await openBrowser()
  const portico = await startInstallation()
  try {
    const path = await readEntry(portico)
    const first = await get(portico.portalUrl + path(0))
    const html = brotliDecompressSync(first.body).toString()
    const limit = await startChild<{ port: number }>(join(import.meta.dirname, 'page.ts'), {
      base64: first.body.toString('base64'),
      headers: first.headers,
    } satisfies ReadyPage)
    const empty = await startChild<{ port: number }>(join(import.meta.dirname, 'page.ts'), {
      base64: Buffer.from(EMPTY).toString('base64'),
      headers: { 'content-type': 'text/html; charset=utf-8' },
    } satisfies ReadyPage)
    const floor = await startChild<{ port: number }>(join(import.meta.dirname, 'floor.ts'), {
      url: portico.ownerUrl,
    } satisfies FloorSettings)
    try {
      const openings = await measureOpenings(browser, rounds, {
        first: (guest) => portico.portalUrl + path(1_000_000 + guest),
        success: await goOnline(portico, browser),
        empty: `http://127.0.0.1:${empty.ready.port}/`,
      })
      const contenders = contendersOf(portico, path, { limit, floor }, seconds)
      await warmUp(contenders)
      const taken = await alternate(rounds, contenders)
      return [
        ...weightsOf(first.body, html),
        figureOf({
          name: 'first page',
          unit: 'requests/s',
          ours: taken.ours,
          limit: { name: 'node:http, same bytes', rounds: taken.limit },
          note: 'each of ours opens a session in the database',
        }),
        figureOf({
          name: 'first page',
          unit: 'requests/s',
          ours: taken.ours,
          limit: { name: 'node:http, select 1, no page', rounds: taken.floor },
        }),
        ...openings,
      ]
    } finally {
      await Promise.all([limit.stop(), empty.stop(), floor.stop()])
    }
  } finally {
    await browser.close()
    await portico.stop()
  }
}

type Limits = Record<'limit' | 'floor', { pid: number; ready: { port: number } }>

function contendersOf(
  portico: Installation,
  path: (guest: number) => string,
  { limit, floor }: Limits,
  seconds: number,
) {
  const ours = { pid: portico.pid, url: portico.portalUrl, headers: PHONE, path, seconds }
  const bare = { pid: limit.pid, url: `http://127.0.0.1:${limit.ready.port}/`, headers: PHONE, seconds }
  const asking = {
    pid: floor.pid,
    databaseOf: portico.pid,
    url: `http://127.0.0.1:${floor.ready.port}/`,
    headers: PHONE,
    seconds,
  }
  return { ours: () => httpRound(ours), limit: () => httpRound(bare), floor: () => httpRound(asking) }
}

function weightsOf(body: Buffer, html: string): Figure[] {
  const once = (value: number) => [{ value }]
  return [
    figureOf({
      name: 'first page, brotli',
      unit: 'bytes',
      ours: once(body.length),
      limit: { name: 'first TCP window', rounds: once(FIRST_WINDOW_BYTES) },
      note: `${html.length.toLocaleString('en')} bytes of HTML before compression`,
    }),
    figureOf({
      name: 'first page',
      unit: 'requests',
      ours: once(1 + fetchedBy(html).length),
      limit: { name: 'the document alone', rounds: once(1) },
      note: 'without the /favicon.ico some browsers ask for by themselves',
    }),
  ]
}

/** Addresses to which the demo's hotspot sends its guests, each for a phone of its own. */
async function readEntry({ database: { db } }: Installation): Promise<(guest: number) => string> {
  const row = await db.asSystem((tx) =>
    tx.first(
      query
        .selectFrom('gateways')
        .select('entry_key')
        .where('page_id', '=', PAGE_ID)
        .where('id', '=', GATEWAYS.garden.id),
    ),
  )
  const macOf = (guest: number) =>
    (0x020000000000 + guest)
      .toString(16)
      .padStart(12, '0')
      .replaceAll(/(..)(?=.)/g, '$1:')
  return (guest) => `/g/${row!.entryKey}?mac=${macOf(guest)}&ip=10.5.50.77&link-orig=http%3A%2F%2Fexample.com%2F`
}

async function get(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const [response] = (await once(request(url, { headers: PHONE }).end(), 'response')) as [IncomingMessage]
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece as Buffer)
  const encoding = response.headers['content-encoding']
  if (response.statusCode !== 200 || encoding !== 'br')
    throw new Error(`${url} answered ${response.statusCode} with encoding ${encoding}`)
  const headers = Object.entries(response.headers as Record<string, string>).filter(
    ([name]) => !OF_THE_CONNECTION.has(name),
  )
  return { body: Buffer.concat(pieces), headers: Object.fromEntries(headers) }
}

/** What a page makes a phone fetch at once: pictures, scripts, style sheets, fonts; not links. */
function fetchedBy(html: string): string[] {
  const sources = [...html.matchAll(/<(?:img|script|iframe|source|video|audio)\b[^>]*\ssrc="([^"]+)"/g)]
  const links = [
    ...html.matchAll(
      /<link\b(?=[^>]*\srel="(?:stylesheet|icon|preload|manifest|modulepreload)")[^>]*\shref="([^"]+)"/g,
    ),
  ]
  const styles = [...html.matchAll(/url\(["']?([^"')]+)/g)]
  return [
    ...new Set(
      [...sources, ...links, ...styles]
        .map(([, address]) => address!)
        .filter((address) => !address.startsWith('data:') && !address.startsWith('#')),
    ),
  ]
}
