import { expect, test } from 'vitest'
import { givenPage } from '../testing/given.ts'
import { atTask, givenPerson, givenTask } from '../testing/loyalty.ts'
import { useServer } from '../testing/server.ts'
import { proveByChat } from './proveByChat.ts'

const server = useServer()

test('a code that a chat’s own server brings completes the task once, verified, and only at its venue', async () => {
  const { db, clock } = server().services
  const page = await givenPage(server())
  const other = await givenPage(server())
  const fields = { type: 'zalo_oa', target: 'https://zalo.me/1', correctAnswers: ['hiên'], reward: 10 }
  const task = await givenTask(server(), page, fields)
  const guestId = await givenPerson(server(), page)
  const { attempt } = await atTask(server(), { pageId: page.eid, guestId, taskId: task.id }).open()
  const hear = (pageId: string, reference: string) =>
    db.asSystem((tx) => proveByChat(tx, { pageId, reference, at: clock.now() }))
  expect(await hear(other.eid, attempt.reference)).toBeUndefined()
  expect(await hear(page.eid, 'NONSENSE')).toBeUndefined()
  expect(await hear(page.eid, ` ${attempt.reference.toLowerCase()} `)).toEqual({
    kind: 'done',
    points: 10,
    isVerified: true,
  })
  expect(await hear(page.eid, attempt.reference)).toBeUndefined()
})
