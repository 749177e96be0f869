import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { audit, changesOf, type Actor } from './audit.ts'
import { sql } from './db/database.ts'
import { givenPage } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const ROOT = join(import.meta.dirname, '../../..')

test('every kind of actor is stored as what it is; only people and keys have an id', async () => {
  const page = await givenPage(server())
  const id = page.owner.id
  const actors: Actor[] = [
    { kind: 'user', id },
    { kind: 'key', id },
    { kind: 'guest' },
    { kind: 'system', job: 'sweep' },
    { kind: 'webhook', source: 'bank' },
  ]
  const rows = await server().services.db.asSystem(async (tx) => {
    for (const [n, actor] of actors.entries())
      await audit(tx, {
        at: new Date(server().services.clock.now().getTime() + n),
        pageId: page.eid,
        actor,
        action: 'probe.run',
        subject: { id: 'x', name: 'X' },
      })
    return tx.rows(sql`select actor_kind as kind, actor_id as id, subject, detail from audit_log
      where page_id = ${page.eid} and action = 'probe.run' order by at`)
  })
  expect(rows).toEqual([
    { kind: 'user', id, subject: 'x', detail: { name: 'X' } },
    { kind: 'key', id, subject: 'x', detail: { name: 'X' } },
    { kind: 'guest', id: null, subject: 'x', detail: { name: 'X' } },
    { kind: 'system', id: null, subject: 'x', detail: { name: 'X', job: 'sweep' } },
    { kind: 'webhook', id: null, subject: 'x', detail: { name: 'X', source: 'bank' } },
  ])
})

test('of a change only the named fields are reported, and no value that is hidden or does not fit a line', () => {
  const before = { name: 'A', isOn: true, note: 'for Lan', tags: ['a'], about: '', secret: 'x', same: 1 }
  const after = { name: 'B', isOn: false, note: 'for Minh', tags: ['b'], about: 'x'.repeat(500), secret: 'y', same: 1 }
  expect(changesOf(before, after, ['name', 'isOn', 'note', 'tags', 'about', 'same'], ['note'])).toEqual({
    name: ['A', 'B'],
    isOn: [true, false],
    note: [],
    tags: [],
    about: [],
  })
})

test('nothing else writes into the log', () => {
  const sources = globSync('{server/src,scripts,dev}/**/*.ts', { cwd: ROOT })
  const writers = sources.filter(
    (path) =>
      !path.endsWith('.test.ts') &&
      /insert into (audit|account)_log|insertInto\('(audit|account)_log'\)/.test(
        readFileSync(join(ROOT, path), 'utf8'),
      ),
  )
  expect(writers).toEqual(['server/src/core/audit.ts'])
})
