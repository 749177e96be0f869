import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { saveSession } from '../core/session.ts'
import { fakeServer, refusal, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import { TwoStep } from './TwoStep.tsx'

const BEGIN = 'POST /auth/totp'
const CONFIRM = 'POST /auth/totp/confirm'
const RECOVERY = ['H0B1-JT24-8G3B-1277-KM5T-9XQA', 'M3BP-NGGP-3DZ3-DR8M-2VWE-70RC']

afterEach(cleanup)

test('two steps are turned on by password, picture and first code; the recovery codes are shown then', async () => {
  saveSession(sessionReply())
  let isOn = false
  const server = fakeServer({
    'GET /auth/totp': () => ({ body: { isOn, isRequired: false, recoveryCodesLeft: isOn ? 2 : 0 } }),
    [BEGIN]: () => ({ body: { secret: '2JPQWUIHW7OY', url: 'otpauth://totp/Portico:ha?secret=2JPQWUIHW7OY' } }),
    [CONFIRM]: ({ body }) => {
      if ((body as { code: string }).code !== '123456') return refusal(401, 'auth/totp-wrong')
      isOn = true
      return { body: { recoveryCodes: RECOVERY } }
    },
  })
  show(<TwoStep />)
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on two-step sign-in' }))
  const drawer = within(await screen.findByRole('dialog'))
  fireEvent.change(await drawer.findByLabelText('Current password'), { target: { value: 'a secret' } })
  fireEvent.click(drawer.getByRole('button', { name: 'Continue' }))

  await drawer.findByRole('img', { name: 'QR code for an authenticator app' })
  expect(drawer.getByText('2JPQ WUIH W7OY')).toBeTruthy()
  const code = drawer.getByLabelText('6-digit code')
  const turnOn = drawer.getByRole('button', { name: 'Turn on two-step sign-in' })
  fireEvent.change(code, { target: { value: '000000' } })
  fireEvent.click(turnOn)
  await drawer.findByText(/The authenticator code is wrong/)
  fireEvent.change(code, { target: { value: '123 456' } })
  fireEvent.click(turnOn)

  await drawer.findByText(/They are shown only this time/)
  expect(drawer.getByRole('region', { name: 'Recovery codes' }).textContent).toBe(RECOVERY.join('\n'))
  await waitFor(() => expect(screen.getByText('2 recovery codes left')).toBeTruthy())
  expect(server.seen.find(({ call }) => call === BEGIN)?.body).toEqual({ password: 'a secret' })
})

test('an administrator without a second step reads that it is required', async () => {
  saveSession(sessionReply())
  fakeServer({ 'GET /auth/totp': () => ({ body: { isOn: false, isRequired: true, recoveryCodesLeft: 0 } }) })
  show(<TwoStep />)
  expect(await screen.findByText('Administrators must use two-step sign-in.')).toBeTruthy()
})
