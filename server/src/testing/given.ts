// What a test starts from: people, pages, gateways. Each call makes its own.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '@portico/contract/access.ts'
import { FlowSteps } from '@portico/contract/flows.ts'
import { contract } from '@portico/contract/index.ts'
import type { Gateway } from '@portico/contract/gateways.ts'
import { call, type CallOptions } from '@portico/contract/http/client.ts'
import type { Endpoint, Reply, Request } from '@portico/contract/http/endpoint.ts'
import { hashPassword } from '../accounts/index.ts'
import { newId } from '../core/id.ts'
import { query, sql } from '../core/db/database.ts'
import type { KnownGateway } from '../gateways/index.ts'
import type { RunningServer } from '../processes/all.ts'

/** `family` is the sign-in the token belongs to. */
export type Person = { id: string; email: string; password: string; family: string; token: string }
export type Venue = { eid: string; owner: Person; token: string }

let hashed: Promise<string> | undefined
const PASSWORD = 'correct horse 9'

/** A user with a user token. */
export async function givenUser({ services }: RunningServer, { groupId = 1 } = {}): Promise<Person> {
  const id = newId(new Date())
  const email = `${randomBytes(5).toString('hex')}@example.test`
  hashed ??= hashPassword(PASSWORD)
  const password_hash = await hashed
  await services.db.asSystem((tx) =>
    tx.run(
      query
        .insertInto('users')
        .values({ id, username: email, display_name: 'Lan', email, password_hash, group_id: groupId }),
    ),
  )
  const family = await givenSignIn({ services }, id)
  return { id, email, password: PASSWORD, family, token: await services.tokens.signUser({ userId: id, family }) }
}

/** A signed-in device of a user, remembered: its sign-in is not cleared while a test moves the clock by days. */
export async function givenSignIn({ services }: Pick<RunningServer, 'services'>, userId: string): Promise<string> {
  const [family, now] = [randomUUID(), services.clock.now()]
  const values = {
    family,
    user_id: userId,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + 30 * 24 * 3600_000),
  }
  await services.db.asSystem((tx) => tx.run(query.insertInto('sign_ins').values(values)))
  return family
}

/** A page with its owner and the owner's page token. */
export async function givenPage(running: RunningServer, name = 'Quán Lá'): Promise<Venue> {
  const owner = await givenUser(running)
  const { eid } = await send(running, contract.pages.create, { body: { name } }, { token: owner.token })
  return {
    eid,
    owner,
    token: await running.services.tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid }),
  }
}

/** Another member of a page, with a page token. */
export async function givenMember(
  running: RunningServer,
  page: { eid: string },
  role: Role,
): Promise<Person & { pageToken: string }> {
  const person = await givenUser(running)
  await running.services.db.asSystem((tx) =>
    tx.run(query.insertInto('members').values({ page_id: page.eid, user_id: person.id, role })),
  )
  return {
    ...person,
    pageToken: await running.services.tokens.signPage({ userId: person.id, family: person.family, pageId: page.eid }),
  }
}

/** A gateway of a page, as the server knows it: secrets included. */
export async function givenGateway(
  running: RunningServer,
  page: Venue,
  fields: Partial<Pick<Gateway, 'name' | 'type' | 'configuration' | 'nas_id'>> = {},
): Promise<KnownGateway> {
  const body = { name: 'Quầy', type: 'radius' as const, ...fields }
  const made = await send(running, contract.gateways.create, { body }, { token: page.token })
  await running.registry.refresh()
  return running.registry.find(page.eid, made.nas_id)!
}

/** A venue's steps, published and active; absent fields take their defaults. */
export async function givenSteps({ services }: RunningServer, page: { eid: string }, steps: object[]): Promise<void> {
  const full = JSON.stringify(FlowSteps.parse(steps.map((step, index) => ({ id: `step-${index + 1}`, ...step }))))
  const [id, now] = [newId(services.clock.now()), services.clock.now()]
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`delete from login_flows where page_id = ${page.eid} and is_active`)
    await tx.run(sql`insert into login_flows (page_id, id, name, steps, version, is_active, created_at, updated_at)
      values (${page.eid}, ${id}, 'Wi-Fi', ${full}::jsonb, 1, true, ${now}, ${now})`)
    await tx.run(sql`insert into login_flow_versions (page_id, flow_id, version, steps, at)
      values (${page.eid}, ${id}, 1, ${full}::jsonb, ${now})`)
  })
}

/** A step that asks who the guest is. */
export function formStep(asks: Partial<Record<'name' | 'phone' | 'email', 'optional' | 'required'>>): object {
  const questions = Object.entries(asks).map(([field, ask]) => ({
    id: field,
    type: field === 'name' ? 'text' : field,
    mappingField: field,
    required: ask === 'required',
  }))
  return { type: 'form', questions }
}

/** One call over real HTTP. */
export function send<E extends Endpoint>(
  running: RunningServer,
  endpoint: E,
  request: Request<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  return call({ base: running.apiUrl }, endpoint, request, { language: 'en', ...options })
}
