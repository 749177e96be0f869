import { afterEach, expect, test, vi } from 'vitest'
import { useServer } from '../../testing/server.ts'
import { answerErrorsAsJson, makeApp } from './app.ts'

const server = useServer()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const [MINUTE_MS, DAY_MS] = [60_000, 24 * 3600_000]

/** The date is another from now on. */
function setDate(byMs: number): void {
  vi.stubGlobal(
    'Date',
    class extends Date {
      static override now(): number {
        return super.now() + byMs
      }
    },
  )
}

test.each([
  ['forward', DAY_MS],
  ['back', -DAY_MS],
])('a clock that is set %s neither forgives the calls of this minute nor counts them in the next', async (_way, by) => {
  const app = await makeApp(server().services)
  answerErrorsAsJson(app)
  app.get('/calls', { config: { rateLimit: { max: 2 } } }, async () => 'call')
  const statusOf = async () => (await app.inject('/calls')).statusCode
  const passed = vi.spyOn(performance, 'now').mockReturnValue(MINUTE_MS)
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 200, 429])
  setDate(by)
  expect(await statusOf()).toBe(429)
  passed.mockReturnValue(2 * MINUTE_MS)
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 200, 429])
  await app.close()
})
