// A venue with everything a call can be about, and who may call.
import { sql } from '../../core/db/database.ts'
import type { KnownGateway } from '../../gateways/index.ts'
import type { RunningServer } from '../../processes/all.ts'
import { members } from '@portico/contract/members.ts'
import { givenWalkCodes, type Codes } from '../accessCodes.ts'
import { givenFlow } from '../flows.ts'
import { givenGateway, givenMember, givenPage, givenUser, type Person, type Venue } from '../given.ts'
import { givenGuestAtDoor, givenSession, type GuestAtDoor } from '../givenGuest.ts'
import { givenMedia, type Media } from '../media.ts'
import { sendFromAnywhere } from '../sendFromAnywhere.ts'
import { CALLS } from './calls.ts'
import { givenIntegrations, type Integrations } from './givenIntegrations.ts'

export type World = {
  running: RunningServer
  page: Venue
  gateway: KnownGateway
  guest: GuestAtDoor
  session: { id: string }
  /** A clerk of the venue. */
  colleague: Person
  /** An invited member who has not answered. */
  invitation: { id: string }
  codes: Codes
  media: Media
  integrations: Integrations
  /** A login flow that no guest passes yet. */
  flow: string
  admin: Person
}

/** Makes a venue on a plan with every module. @param mark is part of every text. */
export async function givenWorld(running: RunningServer, mark = 'Quán Lá'): Promise<World> {
  const page = await givenPage(running, mark)
  await givePlan(running, page)
  const invited = { page_id: page.eid, email_mobile: `${page.eid}@example.test`, role: 'staff' } as const
  // At once what does not need one another: worlds are made by the hundred.
  const [atDoor, atCounter, invitation, media, integrations, flow, admin] = await Promise.all([
    givenDoor(running, page, mark),
    givenCounter(running, page),
    sendFromAnywhere(running, members.invite, { body: invited }, { token: page.token }),
    givenMedia(running, page, mark),
    givenIntegrations({ running, page }),
    givenFlow(running, page, `${mark} Luồng`),
    givenUser(running, { groupId: 999 }),
  ])
  return { running, page, ...atDoor, ...atCounter, invitation, media, integrations, flow, admin }
}

/** A gateway with a guest behind it. */
async function givenDoor(running: RunningServer, page: Venue, mark: string) {
  const gateway = await givenGateway(running, page, { type: 'opennds' })
  const guest = await givenGuestAtDoor(running, gateway, { name: `${mark} Linh` })
  return { gateway, guest, session: await givenSession(running, gateway, { guest }) }
}

/** A clerk with codes to give. */
async function givenCounter(running: RunningServer, page: Venue) {
  const colleague = await givenMember(running, page, 'staff')
  return { colleague, codes: await givenWalkCodes(running, page, colleague.id) }
}

/** Every module any call asks for, for life. */
async function givePlan({ services }: RunningServer, page: Venue): Promise<void> {
  const modules = CALLS.flatMap(({ endpoint: { access } }) =>
    'module' in access && typeof access.module === 'string' ? [access.module] : [],
  )
  const metrics = JSON.stringify({ videoUpload: 1, cta: 1, modules: [...new Set(modules)] })
  await services.db.asSystem(async (tx) => {
    await tx.run(
      sql`insert into plans (id, name, other_metrics) values ('00000000-0000-7000-8000-00000000ffff', 'EVERYTHING', ${metrics}) on conflict do nothing`,
    )
    await tx.run(
      sql`update subscriptions set plan_id = '00000000-0000-7000-8000-00000000ffff', is_lifetime = true where page_id = ${page.eid}`,
    )
  })
}

/** Replaces the simulated gateway by an address that no one serves. */
export async function noSimulator() {
  const enrol = () => ({ joinUrl: 'http://127.0.0.1:9/join' })
  return { loginUrl: 'http://127.0.0.1:9/login', coaPort: 9, enrol, stop: () => Promise.resolve() }
}

/** A token sufficient for the call. */
export function tokenFor(
  { page, admin }: World,
  { endpoint: { access } }: { endpoint: { access: { by: string } } },
): string | undefined {
  if (access.by === 'anyone') return undefined
  if (access.by === 'page') return page.token
  return access.by === 'admin' ? admin.token : page.owner.token
}
