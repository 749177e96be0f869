import { expect, test } from 'vitest'
import { giftExchanges } from '@portico/contract/gifts/exchanges.ts'
import { segments } from '@portico/contract/segments.ts'
import type { Rule } from '@portico/contract/segments/condition.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { givenPage, send } from '../testing/given.ts'
import { givenGift, orderGift } from '../testing/gifts.ts'
import { atTask, givenPerson, givenTask } from '../testing/loyalty.ts'
import { useServer } from '../testing/server.ts'
import { readFacts } from './readFacts.ts'
import { rebuildProfiles } from './writeProfiles.ts'

const server = useServer()

test('segments find guests by their points, tasks, gifts and stars', async () => {
  const page = await givenPage(server())
  const as = { token: page.token }
  const inSystem: ReturnType<typeof server>['services']['db']['asSystem'] = (work) =>
    server().services.db.asSystem(work)
  const [lan, tu] = [await givenPerson(server(), page), await givenPerson(server(), page)]
  const task = await givenTask(server(), page, { correctAnswers: ['2019'], reward: 40 })
  const at = atTask(server(), { pageId: page.eid, guestId: lan, taskId: task.id })
  await at.open()
  await at.prove('2019')
  const gift = await givenGift(server(), page)
  for (const serve of [true, false]) {
    const { id } = await orderGift(server(), page, { guestId: lan, giftId: gift.id })
    await send(server(), giftExchanges.accept, { params: { id }, body: { serve } }, as)
  }
  const now = server().services.clock.now()
  await inSystem((tx) =>
    tx.run(sql`
      insert into reviews (page_id, id, guest_id, visit_id, score, language, created_at)
      values (${page.eid}, ${newId(now)}, ${lan}, ${newId(now)}, 3, 'vi', ${now})`),
  )
  await inSystem((tx) => rebuildProfiles(tx, page.eid, [lan, tu]))
  const facts = await inSystem((tx) => readFacts(tx, page.eid, lan))
  expect(facts).toMatchObject({ points: 20, tasksDone: 1, giftsReady: 1, giftsUsed: 1, reviewScore: 3 })
  const count = async (rule: Rule) =>
    (await send(server(), segments.count, { body: { condition: { join: 'all', parts: [rule] } } }, as)).count
  expect(await count({ on: 'points', least: 20 })).toBe(1)
  expect(await count({ on: 'points', most: 0 })).toBe(1)
  expect(await count({ on: 'giftsReady', least: 1 })).toBe(1)
  expect(await count({ on: 'reviewScore', most: 3 })).toBe(1)
  expect(await count({ on: 'reviewScore', most: 2 })).toBe(0)
})
