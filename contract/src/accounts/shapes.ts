// What calls about accounts carry.
import * as z from 'zod'
import { requiredText } from '../text.ts'

export const User = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  group_id: z.number().int(),
  email_mobile: z.string(),
  profile: z.record(z.string(), z.unknown()),
})
export type User = z.output<typeof User>

export const Session = z.object({
  token: z.string(),
  data: User.omit({ profile: true }),
  profile: User.shape.profile,
  message: z.string(),
})

/** A person's name: letters of any script and digits, 5 to 128 characters (specification §5). */
export const personName = requiredText(128)
  .min(5, 'field/at-least-5')
  .regex(/^[\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*$/u, 'field/letters-and-digits')

/** A password to be set. Any characters; the common ones are refused by the server. */
export const newPassword = z.string().min(1, 'field/required').min(8, 'field/at-least-8').max(128)

/** An e-mail address or a mobile number; which numbers exist is known to the server. */
export const emailOrMobile = requiredText(128).refine((value) => {
  return value.includes('@') ? z.email().safeParse(value).success : /^\+?[\d\s().-]{8,24}$/.test(value)
}, 'field/invalid')

/** How a message was sent; derived from the form of the request, so that it reveals nothing about accounts. */
export const SentCode = z.object({ channel: z.enum(['email', 'mobile']) })

/** A code of an authenticator app, or a recovery code. */
export const secondStep = z.string().trim().min(6).max(64)

export const Device = z.object({
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

/** Entries of an account's log, each named after its call, and refused sign-ins. */
export const ACCOUNT_EVENTS = [
  'login',
  'loginFailed',
  'loginThrottled',
  'logout',
  'activate',
  'linkGoogle',
  'changePassword',
  'confirmEmail',
  'resetPassword',
  'confirmTotp',
  'endTotp',
  'renewRecoveryCodes',
  'endSignIn',
  'endOtherSignIns',
  'setName',
  'refreshRepeated',
  'refreshEnded',
] as const

export const AccountEvent = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  event: z.enum(ACCOUNT_EVENTS),
  /** Where the request came from, if known; otherwise ''. */
  address: z.string(),
  browser: z.string(),
  os: z.string(),
})
