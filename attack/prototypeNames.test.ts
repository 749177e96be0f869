import { randomUUID } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { expect } from 'vitest'
import { contract } from '@portico/contract/index.ts'
import { INHERITED_NAMES } from '@portico/contract/names.ts'
import { FlowSteps } from '@portico/contract/flows.ts'
import { sql } from '../server/src/core/db/database.ts'
import { freezeIntrinsics } from '../server/src/core/freezeIntrinsics.ts'
import { givenGateway, givenPage, send } from '../server/src/testing/given.ts'
import { givenGuestAtDoor, randomMac } from '../server/src/testing/givenGuest.ts'
import { changedIntrinsics, rememberIntrinsics } from '../server/src/testing/intrinsics.ts'
import { openPortal, post } from '../server/src/testing/portal.ts'
import { useServer } from '../server/src/testing/server.ts'
import { attack } from './attack.ts'

const server = useServer()
const LOGIN = 'http://10.5.50.1/login'
freezeIntrinsics()
const before = rememberIntrinsics(globalThis)

/** A naive session in its own realm, which the check must notice. */
function poisonedRealm(): string[] {
  const context = createContext()
  const realm = runInContext('globalThis', context) as object
  const intact = rememberIntrinsics(realm)
  runInContext(`const steps = {}; const state = (steps['constructor'] ??= {}); state.values = {}`, context)
  return changedIntrinsics(realm, intact)
}

async function otherTenantWorks(): Promise<void> {
  const page = await givenPage(server())
  const language = { body: { language: 'en' as const } }
  await send(server(), contract.accounts.setLanguage, language, { token: page.owner.token })
  await send(server(), contract.pages.list, {}, { token: page.owner.token })
}

const steps = (id: string) => [{ id, type: 'form', questions: [{ id, type: 'text', mappingField: id }] }]

attack('a published step named like a part of Object.prototype breaks no other tenant when a guest passes it', {
  async control() {
    expect(poisonedRealm()).toEqual(['Object.values'])
    await otherTenantWorks()
    return 'the check sees Object.values replaced in a realm with the naive code'
  },
  async attempt() {
    const page = await givenPage(server())
    const gateway = await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } })
    await givenOldFlow(page.eid)
    const first = await openPortal(server(), gateway, { mac: randomMac() })
    const after = await post(server(), first.action, { constructor: 'hello', terms: 'yes' })
    expect(changedIntrinsics(globalThis, before)).toEqual([])
    expect(after.status).toBeLessThan(500)
    await otherTenantWorks()
    return 'the guest is served, every built-in is what it was, another tenant signs in'
  },
})

attack('no step, question or attribute can have a name of Object.prototype', {
  async control() {
    const page = await givenPage(server())
    const body = { name: 'x', steps: steps('harmless') }
    await send(server(), contract.flows.create, { body: body as never }, { token: page.token })
    return 'another name is taken'
  },
  async attempt() {
    const page = await givenPage(server())
    for (const name of INHERITED_NAMES) {
      const body = { name: 'x', steps: steps(name) }
      const made = send(server(), contract.flows.create, { body: body as never }, { token: page.token })
      await expect(made, name).rejects.toMatchObject({ status: 400 })
      const draft = { ...body, index: 0, language: 'en' }
      const drawn = send(server(), contract.portal.preview, { body: draft as never }, { token: page.token })
      await expect(drawn, name).rejects.toMatchObject({ status: 400 })
    }
    return `${INHERITED_NAMES.length} names are refused by the builder and its preview`
  },
})

attack('a correction adds nothing to a guest under a name of Object.prototype', {
  async control() {
    expect((await corrected('nickname', { nickname: 'Linh' })).profile.more).toEqual({ nickname: 'Linh' })
    return 'what is there is corrected'
  },
  async attempt() {
    const more = Object.fromEntries(INHERITED_NAMES.filter((name) => name !== '__proto__').map((name) => [name, 'x']))
    expect((await corrected('nickname', more)).profile.more).toEqual({ nickname: 'before' })
    return `${Object.keys(more).length} names are ignored`
  },
})

async function corrected(field: string, more: Record<string, string>) {
  const page = await givenPage(server())
  const { guestId } = await givenGuestAtDoor(server(), await givenGateway(server(), page))
  const profile = JSON.stringify({ [field]: 'before' })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update guests set profile = ${profile}::jsonb where page_id = ${page.eid} and id = ${guestId}`),
  )
  return send(
    server(),
    contract.guestRights.correct,
    { params: { id: guestId }, body: { more } },
    { token: page.token },
  )
}

/** As stored by a server that still allowed the name. */
async function givenOldFlow(pageId: string): Promise<void> {
  const old = JSON.stringify(FlowSteps.parse(steps('harmless'))).replaceAll('harmless', 'constructor')
  const [id, now] = [randomUUID(), new Date()]
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into login_flows (page_id, id, name, steps, version, is_active, created_at, updated_at)
      values (${pageId}, ${id}, 'Wi-Fi', ${old}::jsonb, 1, true, ${now}, ${now})`)
    await tx.run(sql`insert into login_flow_versions (page_id, flow_id, version, steps, at)
      values (${pageId}, ${id}, 1, ${old}::jsonb, ${now})`)
  })
}
