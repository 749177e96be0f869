import { expect, test } from 'vitest'
import { useServer } from '../../testing/server.ts'
import { prepare, query, sql } from './database.ts'

const server = useServer()
const database = () => server().services.db

test('a column in snake_case is a field in camelCase, from a built, a written and a prepared statement', async () => {
  const written = sql<{ page_id: number; created_at: string }>`select 1 as page_id, 'now' as created_at`
  const [row] = await database().asSystem((tx) => tx.rows(written))
  expect(row).toEqual({ pageId: 1, createdAt: 'now' })
  expect(row?.pageId).toBe(1)

  const [alone] = await database().runAlone(prepare<{ is_on: boolean }>('select true as is_on')())
  expect(alone?.isOn).toBe(true)

  const built = query.selectFrom('plans').select(['name', 'other_metrics']).limit(1)
  const plan = await database().asSystem((tx) => tx.first(built))
  expect(Object.keys(plan ?? {})).toEqual(['name', 'otherMetrics'])
})

test('names inside JSON stay as they are stored', async () => {
  const json = sql<{ stored_value: unknown }>`select '{"is_on": {"end_date": null}}'::jsonb as stored_value`
  const row = await database().asSystem((tx) => tx.first(json))
  expect(row?.storedValue).toEqual({ is_on: { end_date: null } })
})
