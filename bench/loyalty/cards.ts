// A file of a million phone cards with repeated and wrong lines, sent and read as the dashboard does.
import { crc32 } from 'node:zlib'
import { contract } from '@portico/contract/index.ts'
import { call } from '@portico/contract/http/client.ts'
import { CHUNK_BYTES } from '@portico/contract/media/limits.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { openDatabase, sql } from '@portico/server/core/db/database.ts'
import { makeLog } from '@portico/server/core/log.ts'
import { signIn, type DemoSession } from '../rig/demoSession.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { startInstallation, type Installation } from '../rig/installation.ts'
import type { Options } from '../rig/options.ts'
import type { Round } from '../rig/rounds.ts'

/** Of ten lines one repeats an earlier card, and one in a thousand has no PIN. */
const REPEATED_EVERY = 10
const WRONG_EVERY = 1000

/** @throws Error when a card is lost, counted twice or given although its file is not done */
export async function measure({ guests }: Options): Promise<Figure[]> {
  const portico = await startInstallation()
  try {
    const session = await signIn(portico)
    const lines = fileOf(guests)
    const gift = await givenCardGift(portico, session)
    const from = monotonicMs()
    const { file, steps } = await sendAndWait(portico, session, gift, lines.text)
    const taken = (monotonicMs() - from) / 1000
    const { added, twice, wrong, state } = file
    if (state !== 'done' || added !== lines.cards || twice !== lines.repeated || wrong !== lines.wrong)
      throw new Error(`cards are wrong: ${JSON.stringify({ ...file, expected: { ...lines, text: '' } })}`)
    const ours: Round[] = [{ value: guests / taken, operations: guests }]
    const limit = { name: 'rows inserted, both hashes unique', rounds: [await measureBare(portico, guests)] }
    const note = `${guests} lines in ${Math.round(taken)} s: ${added} cards, ${twice} repeated, ${wrong} wrong; progress was seen ${steps} times`
    return [figureOf({ name: 'phone cards', unit: ' lines/s', ours, limit, note })]
  } finally {
    await portico.stop()
  }
}

function fileOf(count: number) {
  let [repeated, wrong] = [0, 0]
  const lines = Array.from({ length: count }, (_, number) => {
    if (number % WRONG_EVERY === 7) {
      wrong += 1
      return `${serialOf(number)},`
    }
    const isRepeated = number > 0 && number % REPEATED_EVERY === 0
    if (isRepeated) repeated += 1
    const card = isRepeated ? 1 : number
    return `${serialOf(card)},${pinOf(card)}`
  })
  return { text: `serial,pin\n${lines.join('\n')}`, repeated, wrong, cards: count - repeated - wrong }
}

const serialOf = (number: number) => String(20_000_000_000 + number)
const pinOf = (number: number) => String(512_000_000_000_000 + number * 7919)

async function givenCardGift({ apiUrl }: Installation, { pageToken }: DemoSession): Promise<string> {
  const body = { type: 'prepaid-phone-card', name: 'Bench', costValue: 1, costUnit: 'point' } as const
  const gift = await call({ base: apiUrl }, contract.gifts.create, { body }, { token: pageToken })
  return gift.id
}

async function sendAndWait({ apiUrl }: Installation, { pageToken }: DemoSession, gift: string, text: string) {
  const [to, as] = [{ base: apiUrl }, { token: pageToken }]
  const bytes = Buffer.from(text)
  const body = { name: 'bench.csv', size: bytes.length }
  const { id } = await call(to, contract.giftCards.begin, { params: { id: gift }, body }, as)
  const params = { id }
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
    const part = bytes.subarray(offset, offset + CHUNK_BYTES)
    const sent = { offset, crc32: crc32(part), data: part.toString('base64') }
    await call(to, contract.giftCards.append, { params, body: sent }, as)
  }
  const seen = new Set<number>()
  for (;;) {
    const file = await call(to, contract.giftCards.read, { params }, as)
    if (file.state !== 'reading') return { file, steps: seen.size }
    seen.add(file.rowsRead)
    await sleep(500)
  }
}

/** The same number of rows with two unique hashes, a thousand at a time. */
async function measureBare({ ownerUrl }: Installation, count: number): Promise<Round> {
  const db = openDatabase({ app: ownerUrl, system: ownerUrl }, makeLog('silent'), 1)
  try {
    await db.asSystem((tx) =>
      tx.run(sql`create table bench_cards (id uuid primary key, serial bytea unique, pin bytea unique, sealed bytea)`),
    )
    const from = monotonicMs()
    for (let first = 0; first < count; first += 1000)
      await db.asSystem((tx) =>
        tx.run(sql`
          insert into bench_cards select gen_random_uuid(), sha256(n::text::bytea), sha256(('p' || n)::bytea), sha256(n::text::bytea)
          from generate_series(${first}::int, ${first + 999}::int) n`),
      )
    return { value: (count * 1000) / (monotonicMs() - from), operations: count }
  } finally {
    await db.close()
  }
}
