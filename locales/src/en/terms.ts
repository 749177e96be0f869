import type { terms as source } from '../vi/terms.ts'
import type { Like } from '../languages.ts'

export const terms = {
  title: 'Terms of use',
  intro: 'Short and plain: what you and whoever runs this Portico server agree on.',
  service: {
    title: 'The service',
    text: 'Portico helps your venue welcome guests by Wi-Fi and get to know them. This server is run by an operator of its own; questions about your account go to them.',
  },
  account: {
    title: 'Your account',
    text: 'Give your real name and an address that reaches you, keep your password to yourself, and say so at once when you think somebody else is using your account.',
  },
  guests: {
    title: 'Data of your guests',
    text: 'You are responsible for the data guests leave at your venue. Collect only what you need, say what for, send messages only with consent, and delete what a guest asks you to delete, as the law on personal data requires.',
  },
  use: {
    title: 'Fair use',
    text: 'Connect only networks and venues you may manage. Do not use the service to spread unlawful content, to harass people or to harm the system.',
  },
  liability: {
    title: 'Liability',
    text: 'The service is provided as it is. Its operator does what is possible to keep it running but does not promise that it always will.',
  },
  end: {
    title: 'Ending',
    text: 'You may stop at any time. An account that breaks these terms may be suspended.',
  },
} as const satisfies Like<typeof source>
