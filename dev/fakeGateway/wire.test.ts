import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { makeWire, type Faults } from './wire.ts'
import { waitFor } from './waitFor.ts'

test('a sound wire delivers all, in order, once', async () => {
  expect(await deliver({}, 20)).toEqual(range(20))
})

test('a stuttering wire delivers twice', async () => {
  const got = await deliver({ duplicate: 1 }, 5, 10)
  expect(got.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
})

test('a shuffling wire delivers all, and the same shuffle with the same seed', async () => {
  const got = await deliver({ reorder: 0.3 }, 30)
  expect(got).not.toEqual(range(30))
  expect(got.toSorted((a, b) => a - b)).toEqual(range(30))
  expect(await deliver({ reorder: 0.3 }, 30)).toEqual(got)
})

test('what is held back leaves even when nothing follows', async () => {
  expect(await deliver({ reorder: 1 }, 1)).toEqual([0])
})

test('a slow wire delivers late', async () => {
  const before = performance.now()
  expect(await deliver({ delayMs: 80 }, 3)).toEqual(range(3))
  expect(performance.now() - before).toBeGreaterThanOrEqual(79)
})

test('answers are lost in the share asked for, the same ones with the same seed', () => {
  const pattern = () => {
    const wire = makeWire({ dropReplies: 0.25 }, 'seed')
    return range(400).map(() => wire.arrives())
  }
  const lost = pattern().filter((arrives) => !arrives).length
  expect(lost).toBeGreaterThan(60)
  expect(lost).toBeLessThan(140)
  expect(pattern()).toEqual(pattern())
})

/** Sends numbers over a wire with these faults. @returns them in order of arrival */
async function deliver(faults: Faults, count: number, expected = count): Promise<number[]> {
  const [from, to] = await Promise.all([bound(), bound()])
  const got: number[] = []
  to.on('message', (datagram) => got.push(datagram.readUInt8(0)))
  const wire = makeWire(faults, 'seed')
  for (const number of range(count)) wire.send(from, Buffer.of(number), to.address().port, '127.0.0.1')
  await waitFor(() => got.length >= expected, { what: `${expected} datagrams` })
  return got
}

async function bound(): Promise<Socket> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  onTestFinished(() => new Promise((done) => socket.close(() => done())))
  await once(socket, 'listening')
  return socket
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
