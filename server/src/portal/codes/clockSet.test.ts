// An administrator sets the server's clock back while guests wait for their codes.
import { expect, test } from 'vitest'
import { portal } from '@portico/contract/portal.ts'
import { sql } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, givenSteps, send as call } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { openPortal, post, type PortalPage } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const LOGIN = 'http://10.5.50.1/login'
const clock = handClock()
const server = useServer({ clock })

const send = ({ action }: PortalPage, fields: Record<string, string>) => post(server(), action, fields)
const isLetIn = ({ location }: PortalPage) => location?.startsWith(LOGIN) === true

test('a code from before is over, counts on, and the guest gets another at once', async () => {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'phone-code', codeDeliverMode: ['staff'], expire_in: 300 }])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } })
  const claims = { userId: page.owner.id, family: page.owner.family, pageId: page.eid }
  const codes = async () => {
    const token = await server().services.tokens.signPage(claims)
    return (await call(server(), portal.codes, {}, { token })).rows
  }
  const right = clock.now()
  clock.set(new Date(right.getTime() + 24 * 3600_000))
  const first = await openPortal(server(), gateway, { mac: randomMac() })
  await send(first, { phone: '0912 000 881', terms: 'yes' })
  const [before] = await codes()
  clock.set(right)
  expect((await send(first, { code: before!.code })).text).toMatch(/expired/)
  await send(first, { do: 'resend' })
  const [fresh] = await codes()
  expect(fresh!.id).not.toBe(before!.id)
  expect(isLetIn(await send(first, { code: fresh!.code }))).toBe(true)
  const counted = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ today: number; alive: number }>`
      select count(*) filter (where created_at between ${right}::timestamptz - interval '1 day' and ${right})::int as today,
        count(*) filter (where expires_at > ${right} and used_at is null)::int as alive
      from portal_codes where page_id = ${page.eid}`),
  )
  expect(counted).toEqual({ today: 2, alive: 0 })
})
