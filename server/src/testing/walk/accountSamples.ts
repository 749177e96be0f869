// Good requests for the calls about accounts: each makes the code, link or secret it is about.
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { makeProof } from '../../accounts/email.ts'
import { hashPassword } from '../../accounts/index.ts'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { hashToken, randomToken } from '../../core/secrets.ts'
import type { Sample } from './fire.ts'
import { walkGoogle } from './google.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

const PASSWORD = 'sáu con mèo ngủ trưa'
const someEmail = () => `${randomBytes(5).toString('hex')}@example.test`

export const accountSamples: Record<string, MakeSample> = {
  'accounts.signUp': () => ({
    body: { displayName: 'Trần Thu Hiên', email_mobile: someEmail(), password: PASSWORD, terms: true, language: 'vi' },
  }),
  'accounts.activate': async (world) => {
    await givenSignUp(world)
    return { body: { code: await givenLink(world, 'activate'), password: PASSWORD } }
  },
  'accounts.resendActivation': () => ({ body: { email_mobile: someEmail() } }),
  'accounts.forgotPassword': () => ({ body: { email_mobile: someEmail() } }),
  'accounts.resetPassword': async (world) => ({ body: { code: await givenLink(world, 'reset'), password: PASSWORD } }),
  'accounts.login': ({ page: { owner } }) => ({ body: { email_mobile: owner.email, password: owner.password } }),
  'accounts.loginWithGoogle': ({ running: { services } }) => {
    const email = someEmail()
    return {
      body: { tokenId: walkGoogle.token({ sub: email, email, email_verified: true }, { at: services.clock.now() }) },
    }
  },
  'accounts.changePassword': ({ page: { owner } }) => ({ body: { current: owner.password, password: PASSWORD } }),
  'accounts.addEmail': async (world) => {
    await givenMobileOnly(world)
    return { body: { email: someEmail(), password: world.page.owner.password } }
  },
  'accounts.confirmEmail': async (world) => {
    await givenMobileOnly(world)
    const { secrets, clock } = world.running.services
    const proof = { userId: world.page.owner.id, email: someEmail(), before: null, now: clock.now() }
    return { body: { code: makeProof(secrets, proof) } }
  },
  'accounts.setName': () => ({ body: { displayName: 'Nguyễn Thị Lan' } }),
  'accounts.beginTotp': ({ page: { owner } }) => ({ body: { password: owner.password } }),
  'accounts.confirmTotp': async (world) => ({ body: { code: await givenSecret(world, false) } }),
  'accounts.renewRecoveryCodes': async (world) => ({
    body: { password: world.page.owner.password, code: await givenSecret(world, true) },
  }),
  'accounts.endTotp': async (world) => ({
    body: { password: world.page.owner.password, code: await givenSecret(world, true) },
  }),
}

/** The owner as a user who signed up by mobile. */
async function givenMobileOnly({ running: { services }, page: { owner } }: World): Promise<void> {
  const mobile = `+849${Number.parseInt(randomBytes(4).toString('hex'), 16) % 1e8}`
  await services.db.asSystem((tx) =>
    tx.run(sql`update users set email = null, mobile = ${mobile} where id = ${owner.id}`),
  )
}

/** A sign-up that waits for its link. */
async function givenSignUp({ running: { services }, page: { owner } }: World): Promise<void> {
  const hash = await hashPassword(PASSWORD)
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into sign_ups (id, user_id, browser_hash, display_name, password_hash, language, created_at)
      values (${newId(services.clock.now())}, ${owner.id}, '', 'Lan', ${hash}, 'vi', ${services.clock.now()})`),
  )
}

/** The code of a link in the owner's mailbox. */
async function givenLink(
  { running: { services }, page: { owner } }: World,
  purpose: 'activate' | 'reset',
): Promise<string> {
  const code = randomToken(16)
  const expiresAt = new Date(services.clock.now().getTime() + 600_000)
  await services.db.asSystem((tx) =>
    tx.run(sql`
    insert into account_codes (hash, user_id, purpose, expires_at) values (${hashToken(code)}, ${owner.id}, ${purpose}, ${expiresAt})`),
  )
  return code
}

/** What the owner's authenticator app shows now. */
async function givenSecret({ running: { services }, page: { owner } }: World, isOn: boolean): Promise<string> {
  const secret = new Secret({ size: 20 })
  const at = services.clock.now()
  await services.db.asSystem((tx) =>
    tx.run(sql`
    insert into user_totp (user_id, secret, confirmed_at) values (${owner.id}, ${services.secrets.seal(secret.base32)}, ${isOn ? at : null})
    on conflict (user_id) do update set secret = excluded.secret, confirmed_at = excluded.confirmed_at, last_step = 0`),
  )
  return new TOTP({ secret }).generate({ timestamp: at.getTime() })
}
