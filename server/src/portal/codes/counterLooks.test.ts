import { expect, test } from 'vitest'
import { portal } from '@portico/contract/portal.ts'
import { sql } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenMember, givenPage, givenSteps, send as call } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })

async function givenStaffCodes() {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'phone-code', codeDeliverMode: ['staff'] }])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.5.50.1/login' } })
  const clerk = await givenMember(server(), page, 'staff')
  let last = 100
  return {
    look: () => call(server(), portal.codes, {}, { token: clerk.pageToken }),
    async ask() {
      const { action } = await openPortal(server(), gateway, { mac: randomMac() })
      await post(server(), action, { phone: `0912 000 ${++last}`, terms: 'yes' })
    },
    bundles: () =>
      server().services.db.asSystem((tx) =>
        tx.rows<{ kind: string; count: number }>(
          sql`select kind, count from notification_bundles where page_id = ${page.eid}`,
        ),
      ),
  }
}

test('guests who wait for a code while nobody has the counter open are one notice to the staff', async () => {
  const { ask, bundles } = await givenStaffCodes()
  for (let n = 0; n < 10; n++) await ask()
  await expect.poll(bundles, { timeout: 8000 }).toEqual([{ kind: 'code.waiting', count: 10 }])
})

test('nobody is notified while the counter is open, and again once it has been closed for a minute', async () => {
  const { ask, look, bundles } = await givenStaffCodes()
  await look()
  clock.advance(50)
  await ask()
  expect((await look()).rows).toHaveLength(1)
  clock.advance(61)
  await ask()
  await expect.poll(bundles, { timeout: 8000 }).toEqual([{ kind: 'code.waiting', count: 1 }])
})
