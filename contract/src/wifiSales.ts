// Wi-Fi that guests buy: offers are the kinds of access code with a price, paid to the venue's own account.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { PAYMENT_PROVIDERS, PAYMENT_STATES } from './payments.ts'
import { requiredText } from './text.ts'

export const SALE_STATES = [...PAYMENT_STATES, 'refunded'] as const
export type SaleState = (typeof SALE_STATES)[number]

export const WifiSale = z.object({
  id: z.uuid(),
  /** What the provider and the bank call it. */
  reference: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  name: z.string(),
  /** In minor units. */
  amount: z.number().int(),
  currency: z.string(),
  state: z.enum(SALE_STATES),
  /** Why a payment was refused: another amount or currency than ordered. */
  fault: z.string(),
  /** What the guest bought; null until it is paid. */
  code: z.string().nullable(),
  codeId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  refundReason: z.string(),
})
export type WifiSale = z.output<typeof WifiSale>

/** An account as its owner reads it again: never its secrets. */
const WifiAccount = z.object({
  provider: z.enum(PAYMENT_PROVIDERS),
  isEnabled: z.boolean(),
  /** The part that is no secret, such as a terminal code. */
  shown: z.string(),
  /** Where the provider must send its notices. */
  noticeUrl: z.string(),
  updatedAt: z.iso.datetime(),
})
export type WifiAccount = z.output<typeof WifiAccount>

const credential = requiredText(300).regex(/^[\u0021-\u007E]+$/)

/** What each provider needs to be known of an account. */
export const WIFI_CREDENTIALS = {
  payos: z.object({ clientId: credential, apiKey: credential, checksumKey: credential }),
  vnpay: z.object({ tmnCode: credential, secret: credential }),
  stripe: z.object({ secretKey: credential, webhookSecret: credential }),
} as const

const range = z.object({ fromDate: z.iso.date().optional(), toDate: z.iso.date().optional() })
const READ = { by: 'page', may: 'wifi-sale:read' } as const
const REFUND = { by: 'page', may: 'wifi-sale:refund' } as const
const ACCOUNTS = { by: 'page', may: 'wifi-account:write' } as const
const params = z.object({ id: z.uuid() })
const ofProvider = z.object({ provider: z.enum(PAYMENT_PROVIDERS) })

export const wifiSales = {
  list: endpoint({
    method: 'GET',
    path: '/wifi-sales',
    summary: 'List what guests ordered, newest first',
    access: READ,
    query: paging.extend({
      ...range.shape,
      state: z.enum(SALE_STATES).optional(),
      /** Part of a reference, or of what was bought. */
      search: requiredText(60).optional(),
    }),
    returns: listOf(WifiSale),
  }),
  earned: endpoint({
    method: 'GET',
    path: '/wifi-sales/earned',
    summary: 'What Wi-Fi earned in a range of days: in all, by day and by offer',
    access: READ,
    query: range,
    returns: z.object({
      currency: z.string(),
      /** Sales without refunds, in minor units. */
      earned: z.number().int(),
      refunded: z.number().int(),
      sales: z.number().int(),
      days: z.array(z.object({ date: z.iso.date(), amount: z.number().int(), sales: z.number().int() })),
      offers: z.array(z.object({ name: z.string(), amount: z.number().int(), sales: z.number().int() })),
    }),
  }),
  query: endpoint({
    method: 'POST',
    path: '/wifi-sales/{id}/query',
    summary: 'Ask the provider what has become of an order, for when its notice is late',
    access: READ,
    isWaiting: true,
    isPart: true,
    perMinute: 60,
    params,
    returns: WifiSale,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/wifi-sales/{id}/refund',
    summary: 'Write a refund against a sale and revoke its code; the money itself is sent back at the provider',
    access: REFUND,
    params,
    body: z.object({ reason: requiredText(200) }),
    returns: WifiSale,
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/wifi-accounts',
    summary: 'List the accounts that guests pay into',
    access: READ,
    returns: z.object({ rows: z.array(WifiAccount), noticeUrls: z.record(z.enum(PAYMENT_PROVIDERS), z.string()) }),
  }),
  saveAccount: endpoint({
    method: 'PUT',
    path: '/wifi-accounts/{provider}',
    summary: 'Connect an account, or change it; credentials that are left out stay as they are',
    access: ACCOUNTS,
    params: ofProvider,
    body: z.object({
      credentials: z.record(z.string().max(40), credential).optional(),
      isEnabled: z.boolean().optional(),
    }),
    returns: WifiAccount,
  }),
  removeAccount: endpoint({
    method: 'DELETE',
    path: '/wifi-accounts/{provider}',
    summary: 'Forget an account; orders that are paid into it afterwards are not noticed',
    access: ACCOUNTS,
    params: ofProvider,
    returns: ofProvider,
  }),
}
