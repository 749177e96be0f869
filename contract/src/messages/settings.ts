// How a page sends: its quiet hours, where bounces and answers arrive, and whether its domain may be believed.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { text } from '../text.ts'

const READ = { by: 'page', may: 'zalo:read' } as const
const SEND = { by: 'page', may: 'zalo:send' } as const

const Settings = z.object({
  /** Quiet hours in the venue’s time zone: no message leaves between them. */
  quietFrom: z.int().min(0).max(23),
  quietTo: z.int().min(0).max(23),
})

/** Where answers to letters may arrive: what follows a plus in such an address says whose they are. */
const replyAddress = text(128)
  .toLowerCase()
  .refine(
    (address) => address === '' || /^[a-z0-9._-]{1,15}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(address),
    'field/invalid',
  )

const InboxSettings = z.object({
  /** Whether guests can write on their own page. */
  hasHomeChat: z.boolean(),
  /** Empty for the installation’s own. */
  replyAddress,
})

const RECORDS = ['spf', 'dkim', 'dmarc'] as const
const RECORD_STATES = ['fine', 'missing', 'wrong', 'unreachable'] as const

const domain = text(253).regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i)
const selector = text(63).regex(/^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/i)

export const messageSettings = {
  read: endpoint({
    method: 'GET',
    path: '/message-settings',
    summary: 'When nobody is written to, and where providers report bounces',
    access: READ,
    returns: Settings.extend({
      hasReportAddress: z.boolean(),
      ...InboxSettings.shape,
      /** Whether a provider can hand letters over. */
      hasMailHook: z.boolean(),
      /** Whether answers to letters arrive without an address of the venue’s own. */
      hasSharedReplies: z.boolean(),
      /** Where the venue’s own SMS provider posts answers; empty without one. */
      textHookUrl: z.string(),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/message-settings',
    summary: 'Change when nobody is written to; the law’s own hours stay',
    access: SEND,
    body: Settings,
    returns: Settings,
  }),
  saveInbox: endpoint({
    method: 'PUT',
    path: '/message-settings/inbox',
    summary: 'Change whether guests can write on their page, and where answers to letters arrive',
    access: SEND,
    body: InboxSettings,
    returns: InboxSettings,
  }),
  renewMailHook: endpoint({
    method: 'POST',
    path: '/message-settings/mail-hook',
    summary: 'Make a new address for a mail provider to hand answers over to; the old one stops working',
    access: SEND,
    returns: z.object({ url: z.string() }),
  }),
  renewReportAddress: endpoint({
    method: 'POST',
    path: '/message-settings/report-address',
    summary: 'Make a new address for a provider to report bounces and complaints to; the old one stops working',
    access: SEND,
    returns: z.object({ url: z.string() }),
  }),
  checkSender: endpoint({
    method: 'POST',
    path: '/message-settings/sender-check',
    summary: 'Whether the mail domain proves that letters are the venue’s: SPF, DKIM, DMARC, with the words to paste',
    access: READ,
    isPart: true,
    isWaiting: true,
    body: z.object({ domain, selector: selector.default('default') }),
    returns: z.object({
      records: z.array(
        z.object({
          kind: z.enum(RECORDS),
          state: z.enum(RECORD_STATES),
          /** Where it belongs, what is there, and what should be. */
          name: z.string(),
          value: z.string(),
          wanted: z.string(),
        }),
      ),
    }),
    perMinute: 20,
  }),
}
export type SenderRecord = z.output<typeof messageSettings.checkSender.returns>['records'][number]
