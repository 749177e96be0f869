import { expect, test } from 'vitest'
import { givenBarePage, useDatabase } from '../../testing/database.ts'
import { sql } from './database.ts'
import { scopeStatements, setPage } from './scope.ts'

const database = useDatabase()
const USER = '019f3a52-08c9-71c0-b913-0f1726f27818'
const scope = sql<{
  page: string | null
  actor: string | null
}>`select current_page() as page, current_actor() as actor`

test('a transaction acts for the page and person it names, from its first statement to its last, and no longer', async () => {
  const [one, other] = [await givenBarePage(database()), await givenBarePage(database())]
  await database().as({ pageId: one, userId: USER }, async (tx) => {
    expect(await tx.first(scope)).toEqual({ page: one, actor: USER })
    await tx.run(setPage(other))
    expect(await tx.first(scope)).toEqual({ page: other, actor: USER })
  })
  for (let n = 0; n < 5; n++)
    expect(await database().as({}, (tx) => tx.first(scope))).toEqual({ page: null, actor: null })
})

test('nothing but an id becomes part of the statement', async () => {
  for (const odd of ['', `'; drop table guests; --`, `${USER}'`, `${USER}\n`, `\0${USER}`, 'null']) {
    expect(() => scopeStatements({ pageId: odd }), odd).toThrow('no id')
    await expect(database().as({ userId: odd }, (tx) => tx.first(scope))).rejects.toMatchObject({ code: '22P02' })
  }
  expect(await database().as({ userId: USER }, (tx) => tx.first(scope))).toEqual({ page: null, actor: USER })
})
