import type { terms as source } from '../vi/terms.ts'
import type { Like } from '../languages.ts'

export const terms = {
  title: 'Terms of use',
  intro: 'Short and plain: what you and the operator of this Portico server agree on.',
  service: {
    title: 'The service',
    text: 'Portico helps your venue welcome guests over Wi-Fi and get to know them. This server is run by a separate operator; contact them with questions about your account.',
  },
  account: {
    title: 'Your account',
    text: 'Give your real name and a working contact address, keep your password to yourself, and tell us immediately if you think someone else is using your account.',
  },
  guests: {
    title: 'Guest data',
    text: 'You are responsible for the data guests leave at your venue. Collect only what you need, say what it is for, send messages only with consent, and delete data when a guest asks, as personal data law requires.',
  },
  use: {
    title: 'Fair use',
    text: 'Connect only networks and venues you are allowed to manage. Do not use the service to spread unlawful content, harass people or harm the system.',
  },
  liability: {
    title: 'Liability',
    text: 'The service is provided as is. The operator does its best to keep it running but does not guarantee availability.',
  },
  end: {
    title: 'Ending',
    text: 'You may stop at any time. An account that breaks these terms may be suspended.',
  },
} as const satisfies Like<typeof source>
