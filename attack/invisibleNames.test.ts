import { expect } from 'vitest'
import { contract } from '@portico/contract/index.ts'
import { sql } from '../server/src/core/db/database.ts'
import { formStep, givenGateway, givenPage, givenSteps, send } from '../server/src/testing/given.ts'
import { randomMac } from '../server/src/testing/givenGuest.ts'
import { openPortal, post } from '../server/src/testing/portal.ts'
import { useServer } from '../server/src/testing/server.ts'
import { attack } from './attack.ts'

const server = useServer()
/** Reads backwards, hides a space, and looks like another name. */
const HIDDEN = 'La\u202en\u200b \u2066Anh\u2069\ufeff'

async function storedName(name: string): Promise<string | null> {
  const page = await givenPage(server())
  await givenSteps(server(), page, [formStep({ name: 'required' })])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.5.50.1/login' } })
  const first = await openPortal(server(), gateway, { mac: randomMac() })
  await post(server(), first.action, { name, terms: 'yes' })
  const { services } = server()
  const row = await services.db.asSystem((tx) =>
    tx.first(sql<{ name: string | null }>`select name from guests where page_id = ${page.eid}`),
  )
  return row?.name ?? null
}

attack('a name cannot carry invisible characters', {
  async control() {
    expect(await storedName('Nguyễn Lan 👩🏽‍💻')).toBe('Nguyễn Lan 👩🏽‍💻')
    return 'a name with marks and an emoji of two is stored as typed'
  },
  async attempt() {
    expect(await storedName(HIDDEN)).toBe('Lan Anh')
    const page = await givenPage(server())
    const body = { name: HIDDEN }
    const flow = await send(server(), contract.flows.create, { body }, { token: page.token })
    const template = await send(server(), contract.pageTemplates.create, { body }, { token: page.token })
    expect([flow.name, template.name]).toEqual(['Lan Anh', 'Lan Anh'])
    expect(await storedName('\u202e\u200b')).toBeNull()
    return 'a guest, a flow and a template keep what is seen; a name of nothing is none'
  },
})
