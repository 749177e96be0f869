import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { useServer } from '../../testing/server.ts'
import { answerErrorsAsJson, makeApp } from './app.ts'

const server = useServer()
const apps: Awaited<ReturnType<typeof makeApp>>[] = []
afterAll(() => Promise.all(apps.map((app) => app.close())))

async function givenApp(urls: { publicUrl?: string } = {}) {
  const { services } = server()
  const app = await makeApp({ ...services, config: { ...services.config, ...urls } })
  apps.push(app)
  answerErrorsAsJson(app)
  return app
}

test('a browser that has seen the certificate asks for no page without one, and reads nothing as what it is not', async () => {
  const headersAt = async (publicUrl: string) => {
    const app = await givenApp({ publicUrl })
    app.get('/page', async () => 'page')
    return (await app.inject('/page')).headers
  }
  expect(await headersAt('https://portico.example')).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  })
  expect(await headersAt('http://10.0.0.2:4040')).not.toHaveProperty('strict-transport-security')
})

test('nothing is sent back to who asks to be traced', async () => {
  const socket = connect(Number(new URL(server().apiUrl).port), '127.0.0.1')
  socket.end('TRACE /livez HTTP/1.1\r\nhost: x\r\nx-secret: canary\r\nconnection: close\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).not.toContain('canary')
})

test('a whole team behind one address gets every file of the screens; only calls are counted', async () => {
  const app = await givenApp()
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
