import { Secret, TOTP } from 'otpauth'
import { accounts } from '@portico/contract/accounts.ts'
import type { RunningServer } from '../processes/all.ts'
import { send, type Person } from './given.ts'

/** Turns two-step sign-in on as its owner would. @returns the recovery codes, each good for one sign-in. */
export async function givenTwoSteps(running: RunningServer, { token, password }: Person): Promise<string[]> {
  const { secret } = await send(running, accounts.beginTotp, { body: { password } }, { token })
  const timestamp = running.services.clock.now().getTime()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  const { recoveryCodes } = await send(running, accounts.confirmTotp, { body: { code } }, { token })
  return recoveryCodes
}
