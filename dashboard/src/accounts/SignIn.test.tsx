import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../core/session.ts'
import { fakeServer, refusal, sessionReply, type CallRecord } from '../core/testing/fakeServer.ts'
import { notify, type message } from '../ui/toasts.ts'
import { SignIn } from './SignIn.tsx'
import { showAt } from './testing/showAt.tsx'

vi.mock('../ui/toasts.ts', () => ({ message: vi.fn<typeof message>(), notify: vi.fn<typeof notify>() }))

const LOGIN = 'POST /auth/login'
const user = sessionReply().data
const answers = {
  'GET /auth/options': () => ({ body: { google: null, mobile: true, apiDocs: true, tryOut: true } }),
  [`GET /users/${user.id}`]: () => ({ body: { ...user, displayName: 'Hà', profile: {} } }),
}
const name = () => screen.getByLabelText<HTMLInputElement>('E-mail or mobile number')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const press = (button = /^Sign in$|Try again/) => fireEvent.click(screen.getByRole('button', { name: button }))
const logins = (server: { seen: CallRecord[] }) => server.seen.filter(({ call }) => call === LOGIN)
const isSignedIn = () => waitFor(() => expect(useSession.getState().session).not.toBeNull())

function fill() {
  fireEvent.change(name(), { target: { value: '  ha@example.com ' } })
  fireEvent.change(password(), { target: { value: 'a secret' } })
}

beforeEach(async () => {
  localStorage.clear()
  useSession.setState({ session: null, error: null, message: null, ended: null })
  vi.clearAllMocks()
  fakeServer(answers)
  await showAt('/signin', '/signin', SignIn)
})
afterEach(cleanup)

test('the right password signs in, remembers when asked to, and loads the user', async () => {
  const server = fakeServer({ ...answers, [LOGIN]: () => ({ body: sessionReply() }) })
  fill()
  press()
  await waitFor(() => expect(useSession.getState().session?.displayName).toBe('Hà'))
  expect(logins(server)[0]?.body).toEqual({ email_mobile: 'ha@example.com', password: 'a secret', remember: true })
  expect(server.seen.at(-1)?.token).toBe('token-1')
})

test('what is missing is said beside its field, which gets the focus, and nothing is sent', () => {
  const server = fakeServer(answers)
  press()
  expect(screen.getByText('Enter your e-mail or mobile number.')).toBeTruthy()
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(name())
  expect(logins(server)).toEqual([])
})

test('a password manager fills both fields, and a password can be pasted', () => {
  expect([name(), password()].map((field) => field.getAttribute('autocomplete'))).toEqual([
    'username',
    'current-password',
  ])
  expect(password().type).toBe('password')
  expect(fireEvent.paste(password(), { clipboardData: { getData: () => 'a secret' } })).toBe(true)
})

test('a wrong password is said beside the form and by a toast; what was typed stays', async () => {
  fakeServer({ ...answers, [LOGIN]: () => refusal(401, 'auth/wrong-password') })
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
  const server = fakeServer({ ...answers, [LOGIN]: () => 'no answer' })
  fill()
  press()
  await screen.findByRole('button', { name: 'Try again' })
  server.answers[LOGIN] = () => ({ body: sessionReply() })
  press()
  await isSignedIn()
  expect(logins(server).map(({ body }) => (body as { password: string }).password)).toEqual(['a secret', 'a secret'])
})

test('two quick presses sign in once', async () => {
  const server = fakeServer({ ...answers, [LOGIN]: () => ({ body: sessionReply() }) })
  fill()
  press()
  press()
  await isSignedIn()
  expect(logins(server)).toHaveLength(1)
})

test('the password can be shown by mouse and hidden again by keyboard', () => {
  const eye = screen.getByRole('button', { name: 'Show password' })
  expect(eye.tagName).toBe('BUTTON')
  fireEvent.click(eye)
  expect(password().type).toBe('text')
  // A button of the browser's own, so Enter and the space bar press it too.
  expect(eye.tabIndex).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password().type).toBe('password')
})

test('an account with a second step is asked for its code, and reads that a wrong one is wrong', async () => {
  const server = fakeServer({
    ...answers,
    [LOGIN]: ({ body }) => {
      const { totp } = body as { totp?: string }
      if (!totp) return refusal(401, 'auth/totp-required')
      return totp === '123456' ? { body: sessionReply() } : refusal(401, 'auth/totp-wrong')
    },
  })
  fill()
  press()
  const code = await screen.findByLabelText<HTMLInputElement>('6-digit code')
  expect(code.autocomplete).toBe('one-time-code')
  expect(notify).not.toHaveBeenCalled()
  fireEvent.change(code, { target: { value: '123' } })
  press()
  expect(screen.getByText('Enter all 6 digits of the code.')).toBeTruthy()
  fireEvent.change(code, { target: { value: '000 000' } })
  press()
  await screen.findByText(/The authenticator code is wrong/)
  fireEvent.change(code, { target: { value: '123 456' } })
  press()
  await isSignedIn()
  expect(logins(server).map(({ body }) => (body as { totp?: string }).totp)).toEqual([undefined, '000000', '123456'])
})

test('a recovery code stands in for the phone, and the way back keeps what was typed', async () => {
  fakeServer({ ...answers, [LOGIN]: () => refusal(401, 'auth/totp-required') })
  fill()
  press()
  fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  expect(screen.getByLabelText<HTMLInputElement>('Recovery code').inputMode).toBe('text')
  press(/^Back$/)
  expect([name().value, password().value]).toEqual(['  ha@example.com ', 'a secret'])
})

test('an account that is not activated can have its link sent again, once a minute', async () => {
  const server = fakeServer({
    ...answers,
    [LOGIN]: () => refusal(403, 'auth/not-activated'),
    'POST /auth/activation/resend': () => ({ body: { channel: 'email' } }),
  })
  fill()
  press()
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  await screen.findByText('Sent again.')
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Send again in 60 seconds' })
  expect(again.disabled).toBe(true)
  expect(server.seen.at(-1)).toMatchObject({
    call: 'POST /auth/activation/resend',
    body: { email_mobile: 'ha@example.com' },
  })
})

test('only who was not invited is welcomed back', async () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back')
  cleanup()
  const invitation = { pageName: 'Quán Lá', from: 'Hà', role: 'staff', email_mobile: 'lan@example.com' }
  fakeServer({ ...answers, 'POST /invitations/look': () => ({ body: { state: 'open', invitation } }) })
  await showAt('/signin', '/signin?invitation=code', SignIn)
  expect(await screen.findByText(/Quán Lá/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in')
})
