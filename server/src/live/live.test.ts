import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { media } from '@portico/contract/media.ts'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { flows } from '@portico/contract/flows.ts'
import { sql } from '../core/db/database.ts'
import { givenMember, givenPage, givenSignIn, givenUser, send, type Venue } from '../testing/given.ts'
import { listenLive, type Listening } from '../testing/listenLive.ts'
import { givenFile } from '../testing/media.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
/** What a revocation may take at most. */
const WITHIN = { timeout: 5000 }

const listen = (token: string, onTopic?: (topic: string) => void) => listenLive(server(), token, onTopic)

async function givenStaffListening(): Promise<{
  page: Venue
  staff: Awaited<ReturnType<typeof givenMember>>
  theirs: Listening
  owners: Listening
}> {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  return { page, staff, theirs: await listen(staff.pageToken), owners: await listen(page.token) }
}

test('a member who is removed hears nothing more, and the others go on', async () => {
  const { page, staff, theirs, owners } = await givenStaffListening()
  await send(server(), members.remove, { body: { page_id: page.eid, uid: staff.id } }, { token: page.token })
  await expect.poll(() => theirs.isOpen(), { timeout: 2000 }).toBe(false)
  expect(owners.isOpen()).toBe(true)
  owners.stop()
})

test('a change of somebody’s role ends nobody’s stream while the new role may listen', async () => {
  const { page, staff, theirs, owners } = await givenStaffListening()
  await send(
    server(),
    members.update,
    { body: { page_id: page.eid, uid: staff.id, role: 'analyst' } },
    { token: page.token },
  )
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect([theirs.isOpen(), owners.isOpen()]).toEqual([true, true])
  theirs.stop()
  owners.stop()
})

test('a deleted page falls silent for everybody', async () => {
  const { page, theirs, owners } = await givenStaffListening()
  await send(server(), pages.remove, { params: { eid: page.eid } }, { token: page.owner.token })
  await expect.poll(() => [theirs.isOpen(), owners.isOpen()], { timeout: 2000 }).toEqual([false, false])
})

// These wait for the server's own look at who may still listen: all at once, they wait once.
test.concurrent.for([
  ['the membership went without a word', (id: string) => sql`delete from members where user_id = ${id}`],
  ['the account was closed', (id: string) => sql`update users set is_active = false where id = ${id}`],
  ['the sign-in was ended', (id: string) => sql`update sign_ins set revoked_at = now() where user_id = ${id}`],
] as const)('within five seconds also when %s', async ([, change], { expect }) => {
  const { staff, theirs, owners } = await givenStaffListening()
  await server().services.db.asSystem((tx) => tx.run(change(staff.id)))
  await expect.poll(() => theirs.isOpen(), WITHIN).toBe(false)
  expect(owners.isOpen()).toBe(true)
  owners.stop()
})

test.concurrent('a device signed out in the settings, and those a new password signs out, lose the stream at once', async ({
  expect,
}) => {
  const page = await givenPage(server())
  const { id: userId, password } = page.owner
  const other = async () => {
    const family = await givenSignIn(server(), userId)
    const token = await server().services.tokens.signPage({ userId, pageId: page.eid, family })
    return { family, stream: await listen(token) }
  }
  const [first, second] = [await other(), await other()]
  const own = await listen(page.token)
  await send(server(), accounts.endSignIn, { params: { family: first.family } }, { token: page.owner.token })
  await expect.poll(() => first.stream.isOpen(), WITHIN).toBe(false)
  expect(second.stream.isOpen()).toBe(true)
  const body = { current: password, password: 'sáu con mèo ngủ trưa' }
  await send(server(), accounts.changePassword, { body }, { token: page.owner.token })
  await expect.poll(() => second.stream.isOpen(), WITHIN).toBe(false)
  expect(own.isOpen()).toBe(true)
  own.stop()
})

test('anyone who has the members open hears of an invitation and of its answer', async () => {
  const page = await givenPage(server())
  const heard: string[] = []
  const owners = await listen(page.token, (topic) => heard.push(topic))
  const lan = await givenUser(server())
  const invited = { page_id: page.eid, email_mobile: lan.email, role: 'staff' } as const
  await send(server(), members.invite, { body: invited }, { token: page.token })
  await expect.poll(() => heard.filter((topic) => topic === 'members').length, WITHIN).toBe(1)
  const { rows } = await send(server(), members.waiting, {}, { token: lan.token })
  await send(server(), members.accept, { body: { code: rows[0]!.code! } }, { token: lan.token })
  await expect.poll(() => heard.filter((topic) => topic === 'members').length, WITHIN).toBe(2)
  owners.stop()
})

test('anyone who has the login flows or the media library open hears of a change', async () => {
  const page = await givenPage(server())
  const heard: string[] = []
  const owners = await listen(page.token, (topic) => heard.push(topic))
  await send(server(), flows.create, { body: { name: 'Second floor' } }, { token: page.token })
  await expect.poll(() => heard, WITHIN).toContain('flows')
  const eid = await givenFile(server(), page)
  await send(server(), media.remove, { params: { eid } }, { token: page.token })
  await expect.poll(() => heard, WITHIN).toContain('media')
  owners.stop()
})
