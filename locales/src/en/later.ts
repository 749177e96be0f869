import type { later as source } from '../vi/later.ts'
import type { Like } from '../languages.ts'

export const later = {
  kicker: 'Not available yet',
  lead: 'This part does not work yet. Its place is ready, and we show no made-up figures.',
  back: 'Back to the overview',
  devices: 'See the devices',
  topic: {
    campaigns:
      'Here you will put offers on the Wi-Fi welcome page and choose when, on which devices and in what order they run.',
    loginFlow:
      'Here you will arrange the steps a guest takes before going online: form, questions, code, time allowed.',
    accessCodes: 'Here you will issue Wi-Fi codes one by one or print a batch, and revoke them when needed.',
    loyalty: 'Here guests will earn points by small tasks and trade them for gifts; staff accept each order.',
    guests: 'Here you will see your guests by tag and visit, as far as they have agreed.',
    leads: 'Here will be the people who left a request, for your team to share and call back.',
    reports:
      'Here will be reports for the days you choose, ready to download. For now, the Overview shows today’s figures.',
    media: 'Here you will upload pictures and videos for your welcome page and campaigns.',
    notification: 'Here you will choose what to be told about, who is told, and how.',
    integration: 'Here you will connect e-mail, text messages, Google and your own systems, each with its health.',
    billing: 'Here you will see your plan, buy more, top up and download invoices. Nothing is charged now.',
    zalo: 'Here you will connect your Zalo official account to talk with followers, send templates and answer by rules.',
    admin: 'Here administrators will manage plans, subscriptions, licence codes and shared templates.',
  },
} as const satisfies Like<typeof source>
