import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sessions } from '@portico/contract/gateways.ts'
import { AcctStatusType, Attr } from '@portico/radius/dictionary.ts'
import { encodeAccountingRequest } from '@portico/radius/encode.ts'
import { Code } from '@portico/radius/packet.ts'
import { bytesAttr, integerAttr, textAttr } from '@portico/radius/writeAttributes.ts'
import { givenGateway, givenPage, send } from '../../testing/given.ts'
import { authReasons, storedSessions } from '../../testing/givenGuest.ts'
import { accessRequest, accountingRequest, proven } from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import { useProbe } from '../../testing/useProbe.ts'

const server = useServer()
const probe = useProbe()

const HOSTILE: [string, Buffer][] = [
  ['NUL', Buffer.from('a\0b')],
  ['broken UTF-8', Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0x41])],
  ['an SQL string', Buffer.from(`'; drop table sessions; --`)],
  ['a backslash and quotes', Buffer.from(`\\" ' \\x00 $1 %s {}`)],
  ['a script', Buffer.from('<script>alert(1)</script>')],
  ['253 bytes of astral letters', Buffer.from('😀'.repeat(63))],
  ['nothing', Buffer.alloc(0)],
  ['noise', randomBytes(253)],
]

test.each(HOSTILE)('%s in every text a gateway tells is stored or ignored, never a fault', async (_name, value) => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const { authPort, acctPort, counters } = server().radius
  const failed = counters.failed
  const login = accessRequest(
    gateway,
    { username: 'x', password: 'y' },
    { more: [bytesAttr(Attr.CallingStationId, value), bytesAttr(Attr.Class, value)] },
  )
  expect(proven(await probe.ask(authPort, login), login, gateway).code).toBe(Code.AccessReject)
  const texts = [
    Attr.AcctSessionId,
    Attr.UserName,
    Attr.Class,
    Attr.CallingStationId,
    Attr.FramedIpAddress,
    Attr.AcctSessionTime,
    Attr.AcctInputOctets,
    Attr.EventTimestamp,
  ]
  const report = accountingRequest(gateway, {
    kind: 'InterimUpdate',
    more: texts.map((type) => bytesAttr(type, value)),
  })
  expect(proven(await probe.ask(acctPort, report), report, gateway).code).toBe(Code.AccountingResponse)
  expect(counters.failed).toBe(failed)
  expect(await authReasons(server(), gateway)).toEqual(['unknown'])
  const { count } = await send(server(), sessions.online, {}, { token: page.token })
  expect(count).toBe(value.length === 0 ? 0 : 1)
})

test('a gateway with impossible numbers does not keep its owner from seeing who is online', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const most = integerAttr(Attr.AcctSessionTime, 0xffff_ffff)
  const told = [
    accountingRequest(gateway, {
      kind: 'InterimUpdate',
      session: 's',
      up: Number.MAX_SAFE_INTEGER,
      down: Number.MAX_SAFE_INTEGER,
      more: [most],
    }),
    accountingRequest(gateway, { kind: 'InterimUpdate', session: 's', up: 1, down: 1, more: [most] }),
    accountingRequest(gateway, {
      kind: 'InterimUpdate',
      session: 's',
      more: [most, integerAttr(Attr.EventTimestamp, 0)],
    }),
    accountingRequest(gateway, {
      kind: 'InterimUpdate',
      session: 's',
      more: [most, integerAttr(Attr.AcctDelayTime, 0xffff_ffff)],
    }),
  ]
  for (const report of told) proven(await probe.ask(server().radius.acctPort, report), report, gateway)
  const { rows } = await send(server(), sessions.online, {}, { token: page.token })
  expect(rows).toMatchObject([{ seconds: expect.any(Number), upBytes: Number.MAX_SAFE_INTEGER, nas_id: gateway.nasId }])
})

test('a report without a session or of a kind nobody knows is answered, and nothing is made of it', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const name = textAttr(Attr.NasIdentifier, gateway.nasId)
  const session = textAttr(Attr.AcctSessionId, 's')
  const kinds = [
    [integerAttr(Attr.AcctStatusType, AcctStatusType.Start)],
    [session],
    [integerAttr(Attr.AcctStatusType, 99), session],
  ]
  for (const attributes of kinds) {
    const report = encodeAccountingRequest({ id: 1, attributes: [name, ...attributes] }, gateway.radiusSecret)
    expect(proven(await probe.ask(server().radius.acctPort, report), report, gateway).code).toBe(
      Code.AccountingResponse,
    )
  }
  expect(await storedSessions(server(), gateway)).toEqual([])
})

test.each([-3 * 3600, 3 * 3600, -400 * 86_400, 400 * 86_400])(
  'a gateway whose clock is %i seconds off makes no session of the future, none of negative length, and its Stop ends it',
  async (skewSeconds) => {
    const page = await givenPage(server())
    const gateway = await givenGateway(server(), page)
    const at = new Date(Date.now() + skewSeconds * 1000)
    const tell = async (kind: 'Start' | 'InterimUpdate' | 'Stop', seconds: number) => {
      const moment = new Date(at.getTime() + seconds * 1000)
      const report = accountingRequest(gateway, { kind, session: 'skewed', seconds, at: moment, mac: '02aabbccddee' })
      proven(await probe.ask(server().radius.acctPort, report), report, gateway)
    }
    await tell('Start', 0)
    await tell('InterimUpdate', 60)
    const { rows } = await send(server(), sessions.online, {}, { token: page.token })
    expect(rows).toHaveLength(1)
    expect(rows[0]!.seconds).toBeGreaterThanOrEqual(60)
    expect(Date.parse(rows[0]!.startedAt)).toBeLessThanOrEqual(Date.now())
    expect(Date.parse(rows[0]!.startedAt)).toBeGreaterThan(Date.now() - 2 * 86_400_000)
    await tell('Stop', 120)
    const [stored] = await storedSessions(server(), gateway)
    expect(stored).toMatchObject({ seconds: 120, cause: 'Unknown' })
    expect(Date.parse(stored!.stoppedAt!)).toBeGreaterThanOrEqual(Date.parse(stored!.startedAt))
  },
)
