// What a stranger learns about an installation in production.
import { expect } from 'vitest'
import { useServer } from '../server/src/testing/server.ts'
import { attack } from './attack.ts'

const open = useServer({ config: { apiDocs: true } })
const closed = useServer({ config: { apiDocs: false } })
const PATHS = ['/docs', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/index.html', '/openapi.json']

async function statuses(base: string): Promise<number[]> {
  return Promise.all(PATHS.map(async (path) => (await fetch(base + path)).status))
}

attack('a stranger does not read the list of all calls where the operator keeps it closed', {
  async control() {
    expect(await statuses(open().apiUrl)).toContain(200)
    return 'with API_DOCS=true it is read'
  },
  async attempt() {
    expect(await statuses(closed().apiUrl)).toEqual(PATHS.map(() => 404))
    return `${PATHS.length} addresses, all 404`
  },
})
