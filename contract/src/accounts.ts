import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { ROLES } from './access.ts'
import { requiredText } from './text.ts'

export const User = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  group_id: z.number().int(),
  email_mobile: z.string(),
  profile: z.record(z.string(), z.unknown()),
})
export type User = z.output<typeof User>

const Session = z.object({
  token: z.string(),
  data: User.omit({ profile: true }),
  profile: User.shape.profile,
  message: z.string(),
})

/** A person's name: letters of any script and digits, 5 to 128 characters (specification §5). */
export const personName = requiredText(128)
  .min(5)
  .regex(/^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u, 'field/letters-and-digits')

/** A password to be set. Any characters; the common ones are refused by the server. */
export const newPassword = z.string().min(8).max(128)

/** An e-mail address or a mobile number; which numbers exist is known to the server. */
const emailOrMobile = requiredText(128).refine((value) => {
  return value.includes('@') ? z.email().safeParse(value).success : /^\+?[\d\s().-]{8,24}$/.test(value)
}, 'field/invalid')

/** How a message went out; said by the form of what was asked, so that it tells nothing about accounts. */
const Sent = z.object({ channel: z.enum(['email', 'mobile']) })

/** A code of an authenticator app, or a recovery code. */
const secondStep = z.string().trim().min(6).max(32)

const Device = z.object({
  family: z.uuid(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  browser: z.string(),
  os: z.string(),
  address: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Device = z.output<typeof Device>

export const accounts = {
  options: endpoint({
    method: 'GET',
    path: '/auth/options',
    summary: 'What the sign-in screens can offer on this server',
    access: { by: 'anyone' },
    returns: z.object({
      /** Where to send the browser for an ID token (OpenID Connect, response_type=id_token); null when switched off. */
      google: z.object({ clientId: z.string(), authorizeUrl: z.string() }).nullable(),
      mobile: z.boolean(),
    }),
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/auth/signup',
    summary: 'Create an account; a link or code to activate it is sent',
    access: { by: 'anyone' },
    body: z.object({
      displayName: personName,
      email_mobile: emailOrMobile,
      password: newPassword,
      terms: z.literal(true, 'field/terms'),
      language: z.enum(['vi', 'en', 'zh', 'es', 'fr', 'it']),
    }),
    returns: Sent,
    perMinute: 60,
  }),
  activate: endpoint({
    method: 'POST',
    path: '/auth/activate',
    summary: 'Activate an account by the code of a link, or by mobile number and the six digits sent to it',
    access: { by: 'anyone' },
    body: z.object({ code: requiredText(64), email_mobile: requiredText(128).optional() }),
    returns: z.object({}),
    perMinute: 30,
  }),
  resendActivation: endpoint({
    method: 'POST',
    path: '/auth/activation/resend',
    summary: 'Send the activation link or code again; the one before stops working',
    access: { by: 'anyone' },
    body: z.object({ email_mobile: emailOrMobile }),
    returns: Sent,
    perMinute: 20,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Send a link or code to choose a new password',
    access: { by: 'anyone' },
    body: z.object({ email_mobile: emailOrMobile }),
    returns: Sent,
    perMinute: 20,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Choose a new password by the code of a link, or by mobile number and six digits; ends every sign-in',
    access: { by: 'anyone' },
    body: z.object({ code: requiredText(64), email_mobile: requiredText(128).optional(), password: newPassword }),
    returns: z.object({}),
    perMinute: 30,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail or mobile and password',
    access: { by: 'anyone' },
    body: z.object({
      email_mobile: requiredText(128),
      password: z.string().min(1).max(128),
      remember: z.boolean().optional(),
      /** Asked for by `auth/totp-required`. */
      totp: secondStep.optional(),
    }),
    returns: Session,
    perMinute: 20,
  }),
  loginWithGoogle: endpoint({
    method: 'POST',
    path: '/auth/login-with-google',
    summary: 'Sign in with a Google ID token; a first time makes the account',
    access: { by: 'anyone' },
    body: z.object({
      tokenId: z.string().min(1).max(8000),
      /** When the browser chose one, the token must carry it. */
      nonce: z.string().max(200).optional(),
      remember: z.boolean().optional(),
      totp: secondStep.optional(),
    }),
    returns: Session,
    perMinute: 20,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchange the refresh cookie for a new token',
    access: { by: 'anyone' },
    returns: Session,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out and revoke the refresh cookie',
    access: { by: 'anyone' },
    returns: z.object({}),
  }),
  verify: endpoint({
    method: 'GET',
    path: '/auth/verify-id-token',
    summary: 'Check the user token',
    access: { by: 'user' },
    returns: z.object({ data: z.object({ group_id: z.number().int() }) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/users/{userId}',
    summary: 'Read the signed-in user',
    access: { by: 'user' },
    params: z.object({ userId: z.uuid() }),
    returns: User,
  }),
  pageToken: endpoint({
    method: 'POST',
    path: '/auth/page',
    summary: 'Exchange the user token for a page token',
    access: { by: 'user' },
    body: z.object({ pageId: z.uuid(), uid: z.uuid().optional() }),
    returns: z.object({ token: z.string(), role: z.enum(ROLES), expiresAt: z.iso.datetime() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/password',
    summary: 'Change the password; ends every other sign-in',
    access: { by: 'user' },
    body: z.object({ current: z.string().min(1).max(128), password: newPassword }),
    returns: z.object({}),
    perMinute: 20,
  }),
  signIns: endpoint({
    method: 'GET',
    path: '/auth/sign-ins',
    summary: 'Devices that are signed in',
    access: { by: 'user' },
    returns: z.object({ rows: z.array(Device), count: z.number().int() }),
  }),
  endSignIn: endpoint({
    method: 'DELETE',
    path: '/auth/sign-ins/{family}',
    summary: 'Sign a device out at once',
    access: { by: 'user' },
    params: z.object({ family: z.uuid() }),
    returns: z.object({ family: z.uuid() }),
  }),
  totpState: endpoint({
    method: 'GET',
    path: '/auth/totp',
    summary: 'Whether two-step sign-in is on',
    access: { by: 'user' },
    returns: z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.number().int() }),
  }),
  beginTotp: endpoint({
    method: 'POST',
    path: '/auth/totp',
    summary: 'Begin two-step sign-in: a secret for an authenticator app',
    access: { by: 'user' },
    /** Needed by whoever has one. */
    body: z.object({ password: z.string().max(128).optional() }),
    returns: z.object({ secret: z.string(), url: z.string() }),
    perMinute: 20,
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/auth/totp/confirm',
    summary: 'Turn two-step sign-in on with a first code; answers the recovery codes, once',
    access: { by: 'user' },
    body: z.object({ code: secondStep }),
    returns: z.object({ recoveryCodes: z.array(z.string()) }),
    perMinute: 20,
  }),
  endTotp: endpoint({
    method: 'DELETE',
    path: '/auth/totp',
    summary: 'Turn two-step sign-in off',
    access: { by: 'user' },
    body: z.object({ password: z.string().max(128).optional(), code: secondStep }),
    returns: z.object({}),
    perMinute: 20,
  }),
}
