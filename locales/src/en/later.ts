import type { later as source } from '../vi/later.ts'
import type { Like } from '../languages.ts'

export const later = {
  kicker: 'Not available yet',
  lead: 'This part is not available yet. We never show made-up figures.',
  back: 'Back to Overview',
  devices: 'View devices',
  topic: {
    loginFlow: 'Here you will arrange the steps guests take before going online: form, questions, code, time allowed.',
    accessCodes: 'Here you will issue Wi-Fi codes one by one or print a batch, and revoke them when needed.',
    loyalty: 'Here guests will earn points with small tasks and redeem them for gifts; staff approve each order.',
    guests: 'Here you will see your guests by tag and visit, within the consent they gave.',
    reports:
      'Here you will see reports for the dates you choose, ready to download. For now, Overview shows today’s figures.',
    media: 'Here you will upload pictures and videos for your welcome page and campaigns.',
    notification: 'Here you will choose which events to report, to whom and how.',
    integration: 'Here you will connect e-mail, text messages, Google and your own systems, with the status of each.',
    billing: 'Here you will see your plan, upgrade, top up and download invoices. Nothing is charged for now.',
    zalo: 'Here you will connect your Zalo official account to chat with followers, send template messages and reply automatically.',
    admin: 'Here administrators will manage plans, subscriptions, licence codes and shared templates.',
  },
} as const satisfies Like<typeof source>
