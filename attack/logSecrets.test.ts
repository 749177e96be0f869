import { expect } from 'vitest'
import { makeLog } from '../server/src/core/log.ts'
import { givenGateway, givenPage } from '../server/src/testing/given.ts'
import { useServer } from '../server/src/testing/server.ts'
import { attack } from './attack.ts'

const lines: string[] = []
const server = useServer({ log: makeLog('debug', { write: (line) => void lines.push(line) }) })
/** As long as a link's secret and made of the same letters. */
const CANARY = 'c4naryC4naryC4naryC4nary'

/** Every kind of address whose path or query signs someone in or shows personal data. */
const KINDS = 'reset-password activate invitations me s d h g v setup agent m shared'
const MORE_KINDS = 'reports/shared auth/activate preview captive-portal sign-in recipes'
const PATHS = `${KINDS} ${MORE_KINDS}`.split(' ').map((name) => `/${name}/${CANARY}`)
const MORE = [
  `/s/${CANARY}/me/data.json`,
  `/s/${CANARY}/leave`,
  `/dashboard?token=${CANARY}`,
  `/livez?code=${CANARY}`,
  `/files?pageId=${CANARY}`,
  `/sessions/${CANARY}`,
  `/nowhere/${CANARY}`,
  `/%zz${CANARY}`,
  `/${CANARY}%00`,
  `/g/x?mac=${CANARY}&password=${CANARY}&fas=${CANARY}`,
]

async function ask(base: string, path: string, method: string): Promise<number> {
  const body = method === 'GET' ? undefined : new URLSearchParams({ code: CANARY, password: CANARY })
  const headers = {
    accept: 'text/html',
    authorization: `Bearer ${CANARY}`,
    cookie: `refresh=${CANARY}`,
    referer: `/${CANARY}`,
  }
  return (await fetch(base + path, { method, body, headers, redirect: 'manual' })).status
}

attack('no secret of an address reaches the log at any level', {
  async control() {
    server().services.log.debug({ url: `/me/${CANARY}` }, 'as it was logged')
    expect(lines.filter((line) => line.includes(CANARY))).toHaveLength(1)
    lines.length = 0
    await ask(server().apiUrl, '/livez', 'GET')
    await expect.poll(() => lines.some((line) => line.includes('"route":"/livez"'))).toBe(true)
    return 'a canary in a line is seen, and requests are logged'
  },
  async attempt() {
    const page = await givenPage(server())
    const { entryKey } = await givenGateway(server(), page)
    const { apiUrl, services } = server()
    lines.length = 0
    const paths = [...PATHS, ...MORE, `/g/${entryKey}?mac=02:00:00:00:00:01&session=${CANARY}`]
    for (const base of [apiUrl, services.config.portalUrl])
      for (const path of paths) for (const method of ['GET', 'POST', 'PUT']) await ask(base, path, method)
    // A malformed address is refused before anything is logged.
    const routed = paths.filter((path) => !path.startsWith('/%'))
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(routed.length * 6)
    expect(lines.filter((line) => line.includes(CANARY) || line.includes(entryKey))).toEqual([])
    return `${paths.length * 6} requests at debug, ${lines.length} lines, none with the canary`
  },
})
