import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../core/session.ts'
import { fakeServer, refusal, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import { notify, type message } from '../ui/toasts.ts'
import { SignInForm } from './SignInForm.tsx'

vi.mock('../ui/toasts.ts', () => ({ message: vi.fn<typeof message>(), notify: vi.fn<typeof notify>() }))

const user = sessionReply().data
const userAnswer = { [`GET /users/${user.id}`]: () => ({ body: { ...user, displayName: 'Hà', profile: {} } }) }
const name = () => screen.getByLabelText('E-mail or mobile number') as HTMLInputElement
const password = () => screen.getByLabelText('Password') as HTMLInputElement
const press = () => fireEvent.click(screen.getByRole('button', { name: /Sign in|Try again/ }))

function fill() {
  fireEvent.change(name(), { target: { value: '  ha@example.com ' } })
  fireEvent.change(password(), { target: { value: 'a secret' } })
}

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ session: null, error: null, message: null, ended: null })
  vi.clearAllMocks()
  show(<SignInForm />)
})
afterEach(cleanup)

test('the right password signs in, remembers when asked to, and loads the user', async () => {
  const server = fakeServer({
    'POST /auth/login': () => ({ body: sessionReply() }),
    ...userAnswer,
  })
  fill()
  press()
  await waitFor(() => expect(useSession.getState().session?.displayName).toBe('Hà'))
  expect(server.seen[0]?.body).toEqual({ email_mobile: 'ha@example.com', password: 'a secret', remember: true })
  expect(server.seen[1]?.token).toBe('token-1')
})

test('what is missing is said beside its field, which gets the focus, and nothing is sent', () => {
  const server = fakeServer({})
  press()
  expect(screen.getByText('Enter your e-mail or mobile number.')).toBeTruthy()
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(name())
  expect(server.seen).toEqual([])
})

test('a wrong password is said beside the form and by a toast; what was typed stays', async () => {
  fakeServer({ 'POST /auth/login': () => refusal(401, 'auth/wrong-password') })
  fill()
  press()
  const said = await screen.findByRole('alert')
  expect(said.textContent).toBe('E-mail, mobile number or password is wrong.')
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    id: 'sign-in',
    kind: 'bad',
    text: 'Login Error: E-mail, mobile number or password is wrong.',
  })
  expect(name().value).toBe('  ha@example.com ')
  expect(useSession.getState()).toMatchObject({ session: null, error: 'auth/wrong-password' })
})

test('a server out of reach keeps the form, and the next press succeeds', async () => {
  const server = fakeServer({ 'POST /auth/login': () => 'no answer', ...userAnswer })
  fill()
  press()
  await screen.findByRole('button', { name: 'Try again' })
  server.answers['POST /auth/login'] = () => ({ body: sessionReply() })
  press()
  await waitFor(() => expect(useSession.getState().session).not.toBeNull())
})

test('two quick presses sign in once', async () => {
  const server = fakeServer({ 'POST /auth/login': () => ({ body: sessionReply() }), ...userAnswer })
  fill()
  press()
  press()
  await waitFor(() => expect(useSession.getState().session).not.toBeNull())
  expect(server.calls().filter((call) => call === 'POST /auth/login')).toHaveLength(1)
})

test('the password can be shown by mouse and hidden again by keyboard', () => {
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Show password' }))
  expect(password().type).toBe('text')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Hide password' }), { key: 'Enter' })
  expect(password().type).toBe('password')
})
