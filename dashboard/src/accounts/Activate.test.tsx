import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useSession } from '../core/session.ts'
import { fakeServer, refusal } from '../core/testing/fakeServer.ts'
import { Activate } from './Activate.tsx'
import { showAt } from './testing/showAt.tsx'

const ACTIVATE = 'POST /auth/activate'
const open = (code: string) => showAt('/activate/$activateCode', `/activate/${code}`, Activate)

beforeEach(() => useSession.setState({ session: null, error: null, message: null, ended: null }))
afterEach(cleanup)

test('the link activates once, however often its screen is drawn, and leads to sign-in', async () => {
  const server = fakeServer({ [ACTIVATE]: () => ({}) })
  await open('good')
  await screen.findByRole('heading', { name: 'Your account is ready' })
  cleanup()
  const shown = await open('good')
  fireEvent.click(await screen.findByRole('link', { name: 'Sign in' }))
  await screen.findByText('/signin')
  expect(shown.path()).toBe('/signin')
  expect(server.calls().filter((call) => call === ACTIVATE)).toHaveLength(1)
  expect(server.seen[0]?.body).toEqual({ code: 'good' })
})

test('a link opened in another browser asks for the password of the sign-up, then activates', async () => {
  const server = fakeServer({ [ACTIVATE]: () => refusal(400, 'request/invalid', { password: 'Please fill this in.' }) })
  await open('elsewhere')
  await screen.findByRole('heading', { name: 'Enter your password' })
  server.answers[ACTIVATE] = () => ({})
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'my own words' } })
  fireEvent.click(screen.getByRole('button', { name: 'Activate account' }))
  await screen.findByRole('heading', { name: 'Your account is ready' })
  expect(server.seen.at(-1)?.body).toEqual({ code: 'elsewhere', password: 'my own words' })
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
  await open('later')
  await screen.findByRole('heading', { name: 'Not activated yet' })
  server.answers[ACTIVATE] = () => ({})
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Your account is ready' })
  expect(server.calls()).toEqual([ACTIVATE, ACTIVATE])
})
