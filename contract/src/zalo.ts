// A page's Official Account of Zalo: connected by consent, its followers searched here.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { isStorable, requiredText, text } from './text.ts'
import { ZALO_PROBLEMS } from './zalo/problems.ts'

const instant = z.iso.datetime().nullable()

/** The account as everybody on the page sees it. */
const PageOa = z.object({
  oaId: z.string(),
  name: z.string(),
  avatar: z.string(),
  category: z.string(),
  isVerified: z.boolean(),
  totalFollowers: z.int(),
  packageName: z.string(),
  packageUntil: z.string(),
  /** Where people open a chat with it. */
  chatUrl: z.string(),
  connectedAt: instant,
  problem: z.enum(ZALO_PROBLEMS).nullable(),
  /** What Zalo itself said. */
  detail: z.string(),
  failingSince: instant,
  /** Whether only another consent helps. */
  mustReconnect: z.boolean(),
  webhookAt: instant,
  sync: z.object({ startedAt: instant, done: z.int(), total: z.int(), syncedAt: instant }),
})
export type PageOa = z.output<typeof PageOa>

const Secret = z.object({ tail: z.string() }).nullable()
const Settings = z.object({
  /** Empty where the page uses the installation's app. */
  appId: z.string(),
  appSecret: Secret,
  oaSecret: Secret,
  /** Whether the installation has an app that pages may use. */
  hasSharedApp: z.boolean(),
  /** The app that a consent would be for; empty for none. */
  usedAppId: z.string(),
  webhookUrl: z.string(),
  /** The address that the Zalo console has to know, byte by byte. */
  callbackUrl: z.string(),
})
export type ZaloSettings = z.output<typeof Settings>

/** A secret as its owner pastes it; left out it stays what it is. */
const secret = z.string().trim().min(1).max(500).refine(isStorable, 'field/invalid').optional()
const token = z.string().trim().min(1).max(4000).refine(isStorable, 'field/invalid')

const READ = { by: 'page', may: 'zalo:read' } as const
const MANAGE = { by: 'page', may: 'page.integration:read' } as const
const WRITE = { by: 'page', may: 'page.integration:write' } as const

export const zalo = {
  pageOa: endpoint({
    method: 'GET',
    path: '/page-oa',
    summary: 'The page\u2019s Official Account of Zalo, the first element; none before one is connected',
    access: READ,
    returns: z.array(PageOa),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/zalo-settings',
    summary: 'The app, the secrets that are set, and the addresses that the Zalo console asks for',
    access: MANAGE,
    returns: Settings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/zalo-settings',
    summary: 'Set the app and its two secrets; a secret left out stays, unless the app changes',
    access: WRITE,
    body: z.object({
      appId: text(30).regex(/^\d*$/, 'field/invalid'),
      appSecret: secret,
      oaSecret: secret,
    }),
    returns: Settings,
    isWaiting: true,
  }),
  connect: endpoint({
    method: 'POST',
    path: '/zalo-settings/connect',
    summary: 'Begin a consent: the address where the account\u2019s owner agrees',
    access: { ...WRITE, module: 'zalo' },
    returns: z.object({ url: z.string() }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/zalo-settings/finish',
    summary: 'Finish a consent with what Zalo brought back',
    access: WRITE,
    body: z.object({ code: token, state: requiredText(200) }),
    returns: z.array(PageOa),
    isWaiting: true,
    perMinute: 10,
  }),
  paste: endpoint({
    method: 'POST',
    path: '/zalo-settings/tokens',
    summary: 'Connect with the refresh token of Zalo\u2019s API Explorer',
    access: { ...WRITE, module: 'zalo' },
    body: z.object({ refreshToken: token }),
    returns: z.array(PageOa),
    isWaiting: true,
    perMinute: 10,
  }),
  check: endpoint({
    method: 'POST',
    path: '/zalo-settings/check',
    summary: 'Ask Zalo now how the account does',
    access: WRITE,
    returns: z.array(PageOa),
    isWaiting: true,
    perMinute: 10,
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/zalo-settings',
    summary: 'Disconnect: the tokens of an account that no other page uses are forgotten',
    access: WRITE,
    returns: z.object({ name: z.string() }),
    isWaiting: true,
  }),
}
