import { expect, test } from 'vitest'
import { Code } from '@portico/radius/packet.ts'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { authReasons, givenGuestAtDoor, storedSessions } from '../../testing/givenGuest.ts'
import { accessRequest, accountingRequest, openProbe, proven } from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import { useProbe } from '../../testing/useProbe.ts'
import { makeDuplicates } from './duplicates.ts'

const server = useServer()
const probe = useProbe()

test('the same question gets the very same bytes, and is worked on once', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const guest = await givenGuestAtDoor(server(), gateway)
  const request = accessRequest(gateway, guest.grant, guest)
  const { authPort, counters } = server().radius
  const duplicates = counters.duplicate
  const first = await probe.ask(authPort, request)
  for (let n = 0; n < 3; n++) expect((await probe.ask(authPort, request))?.equals(first!)).toBe(true)
  expect(proven(first, request, gateway).code).toBe(Code.AccessAccept)
  expect(counters.duplicate - duplicates).toBe(3)
  expect(await authReasons(server(), gateway)).toEqual(['accepted'])
})

test('a refusal repeated is the same refusal', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const request = accessRequest(gateway, { username: 'nobody', password: 'guess' })
  const replies = [
    await probe.ask(server().radius.authPort, request),
    await probe.ask(server().radius.authPort, request),
  ]
  expect(replies[0]!.equals(replies[1]!)).toBe(true)
  expect(await authReasons(server(), gateway)).toEqual(['unknown'])
})

test('copies that come while the first is worked on are not worked on again', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const request = accountingRequest(gateway, { kind: 'Start', session: 'one', mac: '020000000001' })
  const { acctPort } = server().radius
  const before = probe.heard.length
  for (let n = 0; n < 20; n++) await probe.send(acctPort, request)
  await expect.poll(() => probe.heard.length - before).toBeGreaterThan(0)
  expect(await storedSessions(server(), gateway)).toHaveLength(1)
})

test('the same bytes from another port are another gateway’s question', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const guest = await givenGuestAtDoor(server(), gateway)
  const request = accessRequest(gateway, guest.grant, guest)
  const thief = await openProbe()
  const mine = proven(await probe.ask(server().radius.authPort, request), request, gateway)
  const theirs = proven(await thief.ask(server().radius.authPort, request), request, gateway)
  thief.close()
  expect([mine.code, theirs.code]).toEqual([Code.AccessAccept, Code.AccessReject])
})

test('an answer is remembered for at least 15 seconds and at most half a minute, however quiet it is', () => {
  let now = 0
  const duplicates = makeDuplicates(() => now)
  const reply = Buffer.from('reply')
  const remember = (key: string) => {
    duplicates.pending(key)
    duplicates.answered(key, reply)
  }
  remember('a')
  now = 14_999
  remember('b')
  expect(duplicates.find('a')).toBe(reply)
  now = 29_000
  expect(duplicates.find('b')).toBe(reply)
  now = 24 * 3600_000
  expect([duplicates.find('a'), duplicates.find('b')]).toEqual([undefined, undefined])
  // One packet an hour: the answer of the hour before is no longer meant.
  remember('a')
  now += 3600_000
  duplicates.pending('c')
  expect(duplicates.find('a')).toBeUndefined()
})

test('what could not be answered is worked on when it comes again', () => {
  const duplicates = makeDuplicates(() => 0)
  duplicates.pending('a')
  expect(duplicates.find('a')).toBe('pending')
  duplicates.forget('a')
  expect(duplicates.find('a')).toBeUndefined()
})
