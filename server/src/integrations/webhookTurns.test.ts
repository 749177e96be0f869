import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhooks } from '@portico/contract/integrations.ts'
import { sql } from '../core/db/database.ts'
import type { Rounds } from '../core/rounds.ts'
import { givenPage, send } from '../testing/given.ts'
import { startReceiver } from '../testing/receiver.ts'
import { useServer } from '../testing/server.ts'
import { startWebhooks } from './send.ts'

const receiver = await startReceiver()
const server = useServer({ config: { egressTrust: [receiver.url] } })
let sender: Rounds
beforeAll(() => void (sender = startWebhooks(server().services)))
afterAll(async () => {
  await sender.close()
  await receiver.close()
})

/** A venue of its own, at whose endpoint so many deliveries are due. */
async function givenDue(path: string, count: number): Promise<void> {
  const { db, secrets, tokens } = server().services
  const { eid, owner } = await givenPage(server())
  const token = await tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid })
  const body = { url: receiver.url + path, kinds: ['guest.online' as const], isOn: true, hasPersonalData: false }
  const { id } = await send(server(), webhooks.create, { body }, { token })
  await db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into webhook_deliveries (page_id, id, webhook_id, kind, body, created_at, next_at)
      select ${eid}, gen_random_uuid(), ${id}, 'test', ${secrets.seal('{}')}, now(), now() from generate_series(1, ${count})`)
    tx.wake('webhooks')
  })
}

test('a venue with a long backlog leaves another venue its turn', async () => {
  await givenDue('/backlog', 300)
  await givenDue('/in-turn', 1)
  await expect.poll(() => receiver.at('/in-turn').length).toBe(1)
  expect(receiver.at('/backlog').length).toBeLessThan(200)
  await sender.round()
  expect(receiver.at('/backlog').length).toBe(300)
})
