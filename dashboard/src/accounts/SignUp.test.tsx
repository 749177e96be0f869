import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useSession } from '../core/session.ts'
import { fakeServer, refusal, sessionReply } from '../core/testing/fakeServer.ts'
import { SignUp } from './SignUp.tsx'
import { showAt } from './testing/showAt.tsx'

const SIGN_UP = 'POST /auth/signup'
const options = { 'GET /auth/options': () => ({ body: { google: null, mobile: true, apiDocs: true, tryOut: true } }) }
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function fill(address = 'ha@example.com') {
  type('Your name', 'Thu Hà')
  type('E-mail or mobile number', address)
  type('Password', 'bốn con mèo ngủ')
  fireEvent.click(screen.getByRole('checkbox'))
}

beforeEach(async () => {
  localStorage.clear()
  useSession.setState({ session: null, error: null, message: null, ended: null })
  fakeServer(options)
  await showAt('/signup', '/signup', SignUp)
})
afterEach(cleanup)

test('every rule has its own words beside its field, and nothing is sent', async () => {
  const server = fakeServer(options)
  type('Your name', 'Hà!')
  type('Password', 'short')
  press('Create account')
  await screen.findByText('You need to agree to the terms of use.')
  for (const least of [5, 8]) expect(screen.getByText(`Enter at least ${least} characters.`)).toBeTruthy()
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  type('Your name', 'Hà <b>')
  press('Create account')
  await screen.findByText('Use letters and digits only.')
  expect(server.calls()).not.toContain(SIGN_UP)
})

test('what is left empty is asked for, the password too', async () => {
  fakeServer(options)
  press('Create account')
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(3)
  expect(screen.queryByText(/^Enter at least/)).toBeNull()
})

test('an e-mail sign-up says where the link went; another address brings the form back as it was', async () => {
  const server = fakeServer({ ...options, [SIGN_UP]: () => ({ body: { channel: 'email' } }) })
  fill()
  press('Create account')
  await screen.findByText('We have sent an activation link to ha@example.com.')
  expect(server.seen.at(-1)?.body).toMatchObject({ displayName: 'Thu Hà', terms: true, language: 'vi' })
  press('Use another address')
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Thu Hà')
})

test('a mobile sign-up is confirmed by six digits and leads straight in', async () => {
  const user = sessionReply().data
  const server = fakeServer({
    ...options,
    [SIGN_UP]: () => ({ body: { channel: 'mobile' } }),
    'POST /auth/activate': ({ body }) =>
      (body as { code: string }).code === '123456' ? { body: sessionReply() } : refusal(400, 'auth/code-invalid'),
    [`GET /users/${user.id}`]: () => ({ body: { ...user, profile: {} } }),
  })
  fill('0912 345 678')
  press('Create account')
  await screen.findByText(/We have sent a 6-digit code to 0912 345 678/)
  type('6-digit code', '999999')
  press('Confirm')
  await screen.findByText(/This code or link is wrong/)
  type('6-digit code', '123 456')
  press('Confirm')
  await waitFor(() => expect(useSession.getState().session).not.toBeNull())
  expect(server.seen.find(({ call }) => call === 'POST /auth/activate')?.body).toEqual({
    code: '999999',
    email_mobile: '0912 345 678',
  })
})

test('a password the server refuses is marked, in its words', async () => {
  fakeServer({
    ...options,
    [SIGN_UP]: () => refusal(400, 'request/invalid', { password: 'Too easy to guess.' }),
  })
  fill()
  press('Create account')
  await screen.findByText('Too easy to guess.')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('bốn con mèo ngủ')
})

test('the address of an invitation that arrives late takes nothing back of what was typed', async () => {
  cleanup()
  let answer = () => undefined as void
  const late = new Promise<void>((resolve) => (answer = resolve))
  const invitation = { pageName: 'Quán Cây', from: 'Lan', role: 'staff', email_mobile: 'ha@example.com' }
  fakeServer({ ...options, 'POST /invitations/look': () => late.then(() => ({ body: { state: 'open', invitation } })) })
  await showAt('/signup', '/signup?invitation=code', SignUp)
  type('Your name', 'Thu Hà')
  answer()
  const address = () => screen.getByLabelText<HTMLInputElement>('E-mail or mobile number').value
  await waitFor(() => expect(address()).toBe('ha@example.com'))
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Thu Hà')
})
