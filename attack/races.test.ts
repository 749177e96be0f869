// The same thing wanted by many in the same moment, and one request that comes again and again.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { gifts } from '@portico/contract/gifts.ts'
import { makePool } from '../server/src/core/db/pool.ts'
import { givenCollector, givenGift, orderGift } from '../server/src/testing/gifts.ts'
import { givenPage, send, type Venue } from '../server/src/testing/given.ts'
import { useServer, useServerOwner } from '../server/src/testing/server.ts'
import { fire } from '../server/src/testing/walk/fire.ts'
import { attack } from './attack.ts'

const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })
const owner = useServerOwner(server)
const MANY = 50

/** Ten take the last one as careless code does: all look, and then each writes what it saw less one. */
async function takeCarelessly(): Promise<number> {
  const pool = makePool(server().services.config.databaseUrl, server().services.log, { name: 'careless' })
  const seen = await Promise.all(
    Array.from({ length: 10 }, () => pool.query<{ pieces: number }>('select pieces from careless_stock')),
  )
  const lucky = seen.map(({ rows }) => rows[0]!.pieces).filter((pieces) => pieces > 0)
  await Promise.all(lucky.map((pieces) => pool.query('update careless_stock set pieces = $1', [pieces - 1])))
  await pool.end()
  return lucky.length
}

attack('of fifty who want the last one in the same moment, one gets it', {
  async control() {
    await owner().query('create table careless_stock (pieces int not null); insert into careless_stock values (1)')
    const won = await takeCarelessly()
    await owner().query('drop table careless_stock')
    expect(won).toBeGreaterThan(1)
    return `stock that is read and then written: ${won} of 10 get the last one`
  },
  async attempt() {
    const page = await givenPage(server())
    const gift = await givenGift(server(), page, { stock: 1 })
    const guests = await Promise.all(Array.from({ length: MANY }, () => givenCollector(server(), page, 10)))
    const order = (guestId: string) => orderGift(server(), page, { guestId, giftId: gift.id })
    const results = await Promise.allSettled(guests.map(order))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    return `1 of ${MANY} orders of the last gift`
  },
})

/** Sends one order twenty times at once, some of them by clients that hang up. @returns how many gifts there are then */
async function sendAgainAndAgain(page: Venue, headers: Record<string, string>): Promise<number> {
  const body = { type: 'product', name: 'Cà phê sữa đá', costValue: 10, costUnit: 'point' }
  const sent = async (n: number) => {
    if (n % 4 > 0) return fire(server(), gifts.create, { body, headers }, page.token)
    const signal = AbortSignal.timeout(n)
    const all = { authorization: `Bearer ${page.token}`, 'content-type': 'application/json', ...headers }
    const init = { method: 'POST', headers: all, body: JSON.stringify(body), signal }
    return fetch(server().apiUrl + gifts.create.path, init).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: 20 }, (_, n) => sent(n)))
  return (await send(server(), gifts.list, { query: {} }, { token: page.token })).count
}

attack('a request that comes twenty times under one key is done once', {
  async control() {
    const made = await sendAgainAndAgain(await givenPage(server()), {})
    expect(made).toBeGreaterThan(10)
    return `without a key: ${made} times`
  },
  async attempt() {
    expect(await sendAgainAndAgain(await givenPage(server()), { 'idempotency-key': randomUUID() })).toBe(1)
    return 'once, though some clients hang up'
  },
})
