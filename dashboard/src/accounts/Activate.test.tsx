import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useSession } from '../core/session.ts'
import { fakeServer, refusal, sessionReply } from '../core/testing/fakeServer.ts'
import { Activate } from './Activate.tsx'
import { showAt } from './testing/showAt.tsx'

const ACTIVATE = 'POST /auth/activate'
const active = () => ({ body: sessionReply() })
const open = (code: string) => showAt('/activate/$activateCode', `/activate/${code}`, Activate)

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ session: null, error: null, message: null, ended: null })
})
afterEach(cleanup)

test('the link activates once, however often its screen is drawn, and leads straight in', async () => {
  const server = fakeServer({ [ACTIVATE]: active })
  const first = await open('good')
  await waitFor(() => expect(first.path()).toBe('/dashboard'))
  cleanup()
  const second = await open('good')
  await waitFor(() => expect(second.path()).toBe('/dashboard'))
  expect(useSession.getState().session?.token).toBe('token-1')
  // Nobody asked to be remembered: the session ends with the browser, as its cookie does.
  expect(localStorage.getItem('id_token')).toBeNull()
  expect(server.calls().filter((call) => call === ACTIVATE)).toHaveLength(1)
  expect(server.seen[0]?.body).toEqual({ code: 'good' })
})

test('a link opened in another browser asks for the password of the sign-up, then leads in', async () => {
  const server = fakeServer({ [ACTIVATE]: () => refusal(400, 'request/invalid', { password: 'Please fill this in.' }) })
  const shown = await open('elsewhere')
  await screen.findByRole('heading', { name: 'Enter your password' })
  server.answers[ACTIVATE] = active
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'my own words' } })
  fireEvent.click(screen.getByRole('button', { name: 'Activate account' }))
  await waitFor(() => expect(shown.path()).toBe('/dashboard'))
  expect(server.seen.filter(({ call }) => call === ACTIVATE).at(-1)?.body).toEqual({
    code: 'elsewhere',
    password: 'my own words',
  })
})

test('a used or old link says so, and a new one can be asked for', async () => {
  const server = fakeServer({
    [ACTIVATE]: () => refusal(400, 'auth/code-invalid'),
    'POST /auth/activation/resend': () => ({ body: { channel: 'email' } }),
  })
  await open('spent')
  await screen.findByRole('heading', { name: 'This link no longer works' })
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'ha@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }))
  await screen.findByText(/If ha@example.com is waiting to be activated/)
  expect(server.seen.at(-1)?.body).toEqual({ email_mobile: 'ha@example.com' })
})

test('a server out of reach does not use the link up: trying again activates', async () => {
  const server = fakeServer({ [ACTIVATE]: () => 'no answer' })
  const shown = await open('later')
  await screen.findByRole('heading', { name: 'Not activated yet' })
  server.answers[ACTIVATE] = active
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shown.path()).toBe('/dashboard'))
  expect(server.calls().filter((call) => call === ACTIVATE)).toHaveLength(2)
})
