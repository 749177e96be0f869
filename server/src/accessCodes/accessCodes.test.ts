import { expect, test } from 'vitest'
import { accessCodes } from '@portico/contract/accessCodes.ts'
import { CHANCE_A_DAY, chanceOf, GUESSES_A_DAY } from '@portico/contract/accessCodes/strength.ts'
import { Code } from '@portico/radius/packet.ts'
import { sql } from '../core/db/database.ts'
import { givenCodes } from '../testing/accessCodes.ts'
import { givenGateway, givenMember, givenPage, send } from '../testing/given.ts'
import { givenSession, randomMac } from '../testing/givenGuest.ts'
import { accessRequest, openProbe } from '../testing/radius.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

test('codes stay too long to guess, however many a page has: each batch counts the others', async () => {
  const page = await givenPage(server())
  let chance = 0
  for (const count of [100, 50, 5000, 1, 300]) {
    const { batch } = await givenCodes(server(), page, { count })
    chance += chanceOf(count, 'digits', batch.length) * GUESSES_A_DAY
  }
  expect(chance).toBeLessThan(CHANCE_A_DAY)
  await expect(givenCodes(server(), page, { count: 100, length: 8 })).rejects.toMatchObject({
    code: 'access-code/too-short',
  })
})

test(
  'five thousand codes are made, all different, and none lies readable in the database',
  { timeout: 30_000 },
  async () => {
    const page = await givenPage(server())
    const { batch, codes } = await givenCodes(server(), page, { count: 5000, alphabet: 'letters' })
    const rows = await server().services.db.asSystem((tx) =>
      tx.rows(sql<{ row: string }>`select to_jsonb(c)::text as row from access_codes c where batch_id = ${batch.id}`),
    )
    expect(new Set(rows.map(({ row }) => row)).size).toBe(5000)
    expect(codes[0]!.code).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{9,}$/)
    expect(rows.some(({ row }) => codes.some(({ code }) => row.includes(code)))).toBe(false)
  },
)

test('a clerk issues a code, sees and revokes only their own, and no settings', async () => {
  const page = await givenPage(server())
  const { batch } = await givenCodes(server(), page, { kind: 'counter', count: 5 })
  const others = await givenCodes(server(), page)
  const clerk = await givenMember(server(), page, 'staff')
  const as = { token: clerk.pageToken }
  const issued = await send(server(), accessCodes.issue, { body: { batchId: batch.id } }, as)
  expect(issued.link).toBe(`${server().services.config.portalUrl}/c/${issued.code}`)
  const { rows } = await send(server(), accessCodes.list, {}, as)
  expect(rows.map(({ id }) => id)).toEqual([issued.id])
  await expect(send(server(), accessCodes.listBatches, {}, as)).rejects.toMatchObject({ status: 403 })
  const foreign = { body: { ids: [others.codes[0]!.id] } }
  await expect(send(server(), accessCodes.revoke, foreign, as)).rejects.toMatchObject({ status: 404 })
  expect(await send(server(), accessCodes.revoke, { body: { ids: [issued.id] } }, as)).toMatchObject({ codes: 1 })
})

test('switching a batch off, or changing one term, leaves all the others as they were', async () => {
  const page = await givenPage(server())
  const terms = { note: 'Phòng 3', maxDevices: 4, downKbps: 8000, upKbps: 2000, dataMegabytes: 500, price: 20_000 }
  const { batch } = await givenCodes(server(), page, terms)
  const change = (body: object) =>
    send(server(), accessCodes.updateBatch, { params: { id: batch.id }, body }, { token: page.token })
  expect(await change({ isEnabled: false })).toMatchObject({ ...terms, isEnabled: false })
  expect(await change({ maxDevices: 2 })).toMatchObject({ ...terms, maxDevices: 2, isEnabled: false })
})

test('of many clerks who press at once no more codes are issued than the kind may have', async () => {
  const page = await givenPage(server())
  const { batch } = await givenCodes(server(), page, { kind: 'counter', count: 3 })
  const made = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      send(server(), accessCodes.issue, { body: { batchId: batch.id } }, { token: page.token }),
    ),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test(
  'revoking tells the truth about a gateway that does not answer, and its device stays out',
  { timeout: 40_000 },
  async () => {
    const page = await givenPage(server())
    const gateway = await givenGateway(server(), page, { configuration: { coaAddress: '127.0.0.1', coaPort: 9 } })
    const { codes } = await givenCodes(server(), page)
    const [mac, probe] = [randomMac(), await openProbe()]
    const login = { username: codes[0]!.code, password: codes[0]!.code }
    const reply = await probe.ask(server().radius.authPort, accessRequest(gateway, login, { mac }), 10_000)
    expect(reply?.[0]).toBe(Code.AccessAccept)
    const { id } = await givenSession(server(), gateway, { mac })
    await server().services.db.asSystem((tx) =>
      tx.run(
        sql`update sessions set visit_id = (select visit_id from access_code_visits where code_id = ${codes[0]!.id}) where id = ${id}`,
      ),
    )
    const result = await send(server(), accessCodes.revoke, { body: { ids: [codes[0]!.id] } }, { token: page.token })
    expect(result).toEqual({ codes: 1, disconnected: 0, queued: 0, failed: 1 })
    const again = await probe.ask(
      server().radius.authPort,
      accessRequest(gateway, { username: mac, password: mac }, { mac }),
      10_000,
    )
    expect(again?.[0]).toBe(Code.AccessReject)
    probe.close()
  },
)

test('a gateway that polls gets the order to end the session of a revoked batch', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { type: 'opennds', configuration: { fasLevel: 3 } })
  const { batch, codes } = await givenCodes(server(), page)
  const radius = await givenGateway(server(), page)
  const [mac, probe] = [randomMac(), await openProbe()]
  const login = { username: codes[0]!.code, password: codes[0]!.code }
  await probe.ask(server().radius.authPort, accessRequest(radius, login, { mac }), 10_000)
  probe.close()
  const { id } = await givenSession(server(), gateway, { mac })
  await server().services.db.asSystem((tx) =>
    tx.run(
      sql`update sessions set visit_id = (select visit_id from access_code_visits where code_id = ${codes[0]!.id}) where id = ${id}`,
    ),
  )
  const result = await send(server(), accessCodes.revokeBatch, { params: { id: batch.id } }, { token: page.token })
  expect(result).toEqual({ codes: 3, disconnected: 0, queued: 1, failed: 0 })
})

test('a table of codes opens in a spreadsheet without running anything, and codes stay whole', async () => {
  const page = await givenPage(server())
  const { batch, codes } = await givenCodes(server(), page)
  const note = { params: { id: codes[0]!.id }, body: { note: '=HYPERLINK("http://x")' } }
  await send(server(), accessCodes.note, note, { token: page.token })
  const { base64 } = await send(
    server(),
    accessCodes.print,
    { params: { id: batch.id }, body: { as: 'csv' } },
    { token: page.token },
  )
  const csv = Buffer.from(base64, 'base64').toString()
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(csv).toContain(codes[0]!.code.replace(/^(.{4})/, '$1 '))
})

test.each(['sheet', 'slip58', 'slip80'] as const)('unused codes are printed as %s', async (as) => {
  const page = await givenPage(server(), 'Cà phê Đường Nguyễn Huệ')
  const { batch } = await givenCodes(server(), page, { count: 20 })
  const paper = await send(
    server(),
    accessCodes.print,
    { params: { id: batch.id }, body: { as } },
    { token: page.token },
  )
  const pdf = Buffer.from(paper.base64, 'base64')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(as === 'sheet' ? 2 : 20)
})

test('a code is found by its letters however they are typed, by its place and by its note', async () => {
  const page = await givenPage(server())
  const { batch, codes } = await givenCodes(server(), page)
  const found = async (search: string) =>
    (await send(server(), accessCodes.list, { query: { batchId: batch.id, search } }, { token: page.token })).rows.map(
      ({ number }) => number,
    )
  expect(await found(codes[1]!.code.replace(/^(.{3})/, '$1-'))).toEqual([2])
  expect(await found('3')).toEqual([3])
  expect(await found('100%')).toEqual([])
})
