// A page's connections: mail server, Google client, SMS provider, webhooks, API keys. A secret is never returned; the
// reply says that it is set, its last characters and since when.
import * as z from 'zod'
import { listOf } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { at, Health, isWebAddress, Problem, READ, Secret, WRITE } from './integrations/health.ts'
import { isStorable, requiredText, text } from './text.ts'

export { apiKeys, type ApiKey } from './integrations/apiKeys.ts'
export { PROBLEMS, type Problem } from './integrations/health.ts'
export { DELIVERY_STATES, webhooks, type Delivery, type Webhook } from './integrations/webhooks.ts'

const email = requiredText(128).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'field/invalid')
/** A secret as its owner pastes it; left out it stays what it is. */
const secret = z.string().trim().min(1).max(500).refine(isStorable, 'field/invalid').optional()

const SmtpFields = z.object({
  host: requiredText(253).regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$|^\[[0-9a-f:.]+\]$/i, 'field/invalid'),
  port: z.number().int().min(1).max(65_535),
  security: z.enum(['tls', 'starttls', 'none']),
  user: text(128),
  fromName: text(60),
  fromAddress: email,
})
const GoogleFields = z.object({ clientId: requiredText(200).regex(/^\S+$/, 'field/invalid') })
const SmsFields = z.object({
  url: requiredText(300).refine(isWebAddress, 'field/invalid'),
  sender: text(15).regex(/^[\w .+-]*$/, 'field/invalid'),
  /** Messages in 24 hours. */
  dailyLimit: z.number().int().min(1).max(100_000),
})
export type SmtpSettings = z.output<typeof SmtpFields>
export type GoogleSettings = z.output<typeof GoogleFields>
export type SmsSettings = z.output<typeof SmsFields>

const state = { secret: Secret.nullable(), checkedAt: at, ...Health.shape }
/** One card. `fallback`: without it the installation's own is used. */
const Connection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('smtp'), settings: SmtpFields.nullable(), fallback: z.boolean(), ...state }),
  z.object({ kind: z.literal('google'), settings: GoogleFields.nullable(), fallback: z.boolean(), ...state }),
  z.object({ kind: z.literal('sms'), settings: SmsFields.nullable(), fallback: z.boolean(), ...state }),
])
export type Connection = z.output<typeof Connection>
export type ConnectionKind = Connection['kind']

const OfKind = z.object({ kind: z.enum(['smtp', 'google', 'sms']) })
const ConnectionTest = z.object({ isWorking: z.boolean(), problem: Problem.nullable(), detail: z.string() })
export type ConnectionTest = z.output<typeof ConnectionTest>

export const connections = {
  list: endpoint({
    method: 'GET',
    path: '/connections',
    summary: 'The page\u2019s own mail server, Google client and SMS provider, and how they do',
    access: READ,
    returns: listOf(Connection),
  }),
  saveSmtp: endpoint({
    method: 'PUT',
    path: '/connections/smtp',
    summary: 'Set the mail server; without `password` the stored one stays, unless the server changes',
    access: WRITE,
    body: SmtpFields.extend({ password: secret }),
    returns: Connection,
  }),
  saveGoogle: endpoint({
    method: 'PUT',
    path: '/connections/google',
    summary: 'Set the Google client guests sign in with',
    access: WRITE,
    body: GoogleFields.extend({ clientSecret: secret }),
    returns: Connection,
  }),
  saveSms: endpoint({
    method: 'PUT',
    path: '/connections/sms',
    summary: 'Set the SMS provider; without `key` the stored one stays, unless the provider changes',
    access: WRITE,
    body: SmsFields.extend({ key: secret }),
    returns: Connection,
  }),
  testSmtp: endpoint({
    method: 'POST',
    path: '/connections/smtp/test',
    summary: 'Send a mail now',
    access: WRITE,
    body: z.object({ to: email }),
    returns: ConnectionTest,
    isWaiting: true,
    perMinute: 5,
  }),
  testGoogle: endpoint({
    method: 'POST',
    path: '/connections/google/test',
    summary: 'Ask Google whether it knows the client and its secret',
    access: WRITE,
    returns: ConnectionTest,
    isWaiting: true,
    perMinute: 10,
  }),
  testSms: endpoint({
    method: 'POST',
    path: '/connections/sms/test',
    summary: 'Send a text message now',
    access: WRITE,
    body: z.object({ to: requiredText(20).regex(/^\+\d{8,15}$/, 'field/invalid') }),
    returns: ConnectionTest,
    isWaiting: true,
    perMinute: 5,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/connections',
    summary: 'Disconnect; settings and secret are forgotten',
    access: WRITE,
    body: OfKind,
    returns: OfKind,
  }),
}
