import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { alertChannels, type AlertChannel } from '@portico/contract/notifications/alertChannels.ts'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { useConfirming } from './confirm.ts'
import { TextField } from './fields.tsx'
import { ResourceScreen } from './ResourceScreen.tsx'

const ROW: AlertChannel = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Bar team',
  service: 'telegram',
  chat: '42',
  kinds: ['device.offline'],
  language: 'en',
  isOn: true,
  tokenTail: 'abcd',
  sentAt: null,
  problem: '',
}
const COLUMNS = [{ key: 'name', label: 'Name', card: 'title' as const, cell: ({ name }: AlertChannel) => name }]

function Chats({ mayWrite }: { mayWrite: boolean }) {
  return (
    <ResourceScreen
      state={useResource(alertChannels)}
      t={useText('notifications.chats')}
      mayWrite={mayWrite}
      removeText="Nobody is alerted there any more."
      art={null}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      schema={async () => Promise.resolve(alertChannels.create.body)}
      valuesOf={(row) => ({ name: row?.name ?? '' })}
      renderFields={(form) => <TextField form={form} name="name" label="Name" />}
    />
  )
}

function showChats(mayWrite: boolean) {
  const expiresAt = new Date(Date.now() + 9e5).toISOString()
  const server = fakeServer({
    'POST /auth/page': () => ({ body: { token: 'p', role: 'owner', expiresAt } }),
    'GET /alert-channels': () => ({ body: { rows: [ROW], count: 1 } }),
    [`DELETE /alert-channels/${ROW.id}`]: () => ({ body: {} }),
  })
  show(<Chats mayWrite={mayWrite} />)
  return server
}

beforeEach(() => {
  saveSession(sessionReply())
  usePage.setState({ pageId: '01900000-0000-7000-8000-000000000010', role: 'owner', tokenError: null })
})
afterEach(cleanup)

test('a plain list takes its title, lead and buttons from its area, and opens a row in its form', async () => {
  showChats(true)
  expect(screen.getByRole('heading', { name: 'Group chats' })).toBeTruthy()
  fireEvent.click(await screen.findByText('Bar team'))
  expect(await screen.findByText('Edit the group chat')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Bar team')
})

test('a row is deleted only after a question that names it and says what goes with it', async () => {
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = function showPopover() {}
  HTMLElement.prototype.hidePopover = function hidePopover() {}
  const server = showChats(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Bar team' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }))
  expect(useConfirming.getState().question).toMatchObject({
    title: 'Delete the group chat “Bar team”?',
    text: 'Nobody is alerted there any more.',
  })
  expect(server.calls()).not.toContain(`DELETE /alert-channels/${ROW.id}`)
  useConfirming.getState().answer(true)
  await expect.poll(server.calls).toContain(`DELETE /alert-channels/${ROW.id}`)
})

test('somebody who may only read finds no button that writes', async () => {
  showChats(false)
  await screen.findByText('Bar team')
  expect(screen.queryByRole('button', { name: 'Add a group chat' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Actions for Bar team' })).toBeNull()
})
