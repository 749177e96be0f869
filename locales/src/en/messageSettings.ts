import type { Like } from '../languages.ts'
import type { messageSettings as source } from '../vi/messageSettings.ts'

export const messageSettings = {
  title: 'Message settings',
  lead: 'When guests are left in peace, and what keeps the venue’s letters out of the spam folder.',
  quiet: {
    title: 'Quiet hours',
    text: 'No campaign message leaves between these hours, by the venue’s clock ({zone}).',
    quietFrom: 'From',
    quietTo: 'To',
    law: 'The law’s own hours stay: nothing goes out by Zalo from 22:00 to 6:00, and no advertising text message in Vietnam from 22:00 to 7:00.',
    none: 'Both hours are the same: the venue has no quiet hours of its own; those of the law stay.',
    save: 'Save',
  },
  sender: {
    title: 'Are letters believed?',
    text: 'Gmail, Yahoo and others turn away bulk mail from a domain that does not prove the letters are its own.',
    domain: 'Mail domain',
    domainExample: 'moccafe.com',
    domainHint: 'What stands after the @ in the venue’s sender address.',
    selector: 'DKIM selector',
    selectorHint: 'Your mail provider names it, for example google or s1.',
    check: 'Check',
    found: 'Found:',
    name: 'Where it belongs (TXT record)',
    wanted: 'Value for {kind}',
    state: {
      fine: 'Fine',
      missing: 'Missing',
      wrong: 'Wrong',
      unreachable: 'No answer',
    },
    about: {
      spf: 'SPF: which servers may send mail for the domain.',
      dkim: 'DKIM: a signature on every letter.',
      dmarc: 'DMARC: what happens to letters that fail both.',
    },
    paste: {
      spf: 'Paste this value; if a provider sends for you, put its “include” before ~all. A domain has one SPF record only.',
      dkim: 'Your mail provider gives the whole value with what follows “p=”; copy it from there.',
      dmarc: 'Paste this value; change the address for reports if you like.',
    },
  },
  report: {
    title: 'Address for bounces',
    text: 'Paste it into your mail provider’s webhook settings. The provider reports addresses that do not exist and people who press “spam”; they are not written to again.',
    made: 'Made',
    none: 'Not made yet',
    make: 'Make an address',
    renew: 'Make a new address',
    renewTitle: 'Make a new address?',
    renewText: 'The old address stops working at once. Paste the new one into your mail provider.',
  },
} as const satisfies Like<typeof source>
