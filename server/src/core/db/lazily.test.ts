// A transaction takes a connection with its first statement, and its last statements leave together.
import { expect, test } from 'vitest'
import { useDatabase } from '../../testing/database.ts'
import { sql } from './database.ts'

const database = useDatabase()
const CONNECTIONS = 4

test('a transaction that asks nothing takes no connection, so others wait for none of them', async () => {
  const idle = Promise.withResolvers<void>()
  const many = Array.from({ length: CONNECTIONS * 2 }, () => database().asSystem(() => idle.promise))
  expect(await database().asSystem((tx) => tx.first(sql<{ n: number }>`select 1 as n`))).toEqual({ n: 1 })
  idle.resolve()
  await Promise.all(many)
})

test('it says whether it has begun', async () => {
  const said = await database().asSystem(async (tx) => {
    const before = tx.isBegun()
    await tx.run(sql`select 1`)
    return [before, tx.isBegun()]
  })
  expect(said).toEqual([false, true])
})

test('what is sent along is there after the commit, in the order it was sent', async () => {
  const rows = await database().asSystem(async (tx) => {
    tx.along(sql`create temporary table told_along (n serial, what text) on commit drop`)
    tx.along(sql`insert into told_along (what) values ('first')`)
    tx.along(sql`insert into told_along (what) values ('second')`)
    return tx.rows(sql<{ what: string }>`select what from told_along order by n`)
  })
  expect(rows.map(({ what }) => what)).toEqual(['first', 'second'])
})

test('a fault of what is sent along undoes everything, and is the one that is told', async () => {
  const fails = database().asSystem(async (tx) => {
    await tx.run(sql`update pages set name = 'changed'`)
    tx.along(sql`select 1 / 0`)
    await Promise.resolve()
  })
  await expect(fails).rejects.toMatchObject({ code: '22012' })
  const later = database().asSystem(async (tx) => {
    tx.along(sql`select 1 / 0`)
    await tx.run(sql`select 1`)
  })
  await expect(later).rejects.toMatchObject({ code: '22012' })
  expect(await database().asSystem((tx) => tx.rows(sql`select 1 from pages where name = 'changed'`))).toEqual([])
})
