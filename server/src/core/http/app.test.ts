import { afterAll, expect, test } from 'vitest'
import { useServer } from '../../testing/server.ts'
import { answerErrorsAsJson, makeApp } from './app.ts'

const server = useServer()
const apps: Awaited<ReturnType<typeof makeApp>>[] = []
afterAll(() => Promise.all(apps.map((app) => app.close())))

test('a whole team behind one address gets every file of the screens; only calls are counted', async () => {
  const app = await makeApp(server().services)
  apps.push(app)
  answerErrorsAsJson(app)
  app.get('/assets/screen.js', async () => 'screen')
  app.get('/calls', async () => 'call')
  const statuses = async (url: string) => {
    const seen = new Set<number>()
    for (let n = 0; n < 700; n++) seen.add((await app.inject(url)).statusCode)
    return [...seen]
  }
  expect(await statuses('/assets/screen.js')).toEqual([200])
  expect(await statuses('/calls')).toEqual([200, 429])
})
