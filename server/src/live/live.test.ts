import { expect, test } from 'vitest'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { sql } from '../core/db/database.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
/** What a revocation may take at most. */
const WITHIN = { timeout: 5000 }

type Listening = { isOpen(): boolean; stop(): void }

/** Opens the stream and waits for its first event. */
async function listen(token: string): Promise<Listening> {
  const stopped = new AbortController()
  const response = await fetch(`${server().apiUrl}/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopped.signal,
  })
  expect(response.status).toBe(200)
  const reader = response.body!.getReader()
  await reader.read()
  let isOpen = true
  const drain = async () => {
    while (!(await reader.read()).done);
  }
  drain().then(
    () => (isOpen = false),
    () => (isOpen = false),
  )
  return { isOpen: () => isOpen, stop: () => stopped.abort() }
}

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

test.each([
  ['the membership went without a word', (id: string) => sql`delete from members where user_id = ${id}`],
  ['the account was closed', (id: string) => sql`update users set is_active = false where id = ${id}`],
  ['the sign-in was ended', (id: string) => sql`update sign_ins set revoked_at = now() where user_id = ${id}`],
])('within five seconds also when %s', async (_name, change) => {
  const { staff, theirs, owners } = await givenStaffListening()
  await server().services.db.asSystem((tx) => tx.run(change(staff.id)))
  await expect.poll(() => theirs.isOpen(), WITHIN).toBe(false)
  expect(owners.isOpen()).toBe(true)
  owners.stop()
})
