// The connection that holds the locks falls silent: jobs go on over another one.
import { expect, test } from 'vitest'
import { startRelay } from '../../testing/relay.ts'
import { cloneDatabase } from '../../testing/server.ts'
import { makeLog } from '../log.ts'
import { openLocks } from './locks.ts'

test('a lock can be taken again soon after the connection that holds the locks has died', async () => {
  const database = await cloneDatabase()
  const relay = await startRelay(database.url)
  const locks = openLocks(relay.url, makeLog('silent'))
  expect(await locks.take('one')).toBe(true)
  relay.freeze()
  await expect(locks.take('other')).rejects.toThrow('Query read timeout')
  expect(await locks.take('other')).toBe(true)
  await locks.close()
  await relay.stop()
  await database.drop()
})
