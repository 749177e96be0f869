import { expect, test } from 'vitest'
import { cloneDatabase } from '../../testing/server.ts'
import { makeClient } from './pool.ts'

test('a connection that is lost while nobody waits for it ends no process, and says so to the next who asks', async () => {
  const { url, drop } = await cloneDatabase()
  const [one, other] = [makeClient(url, 'one'), makeClient(url, 'other')]
  await Promise.all([one.connect(), other.connect()])
  const { rows } = await one.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise((resolve) => one.once('end', resolve))
  await other.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  await ended
  await expect(one.query('select 1')).rejects.toThrow()
  await other.end()
  await drop()
})
