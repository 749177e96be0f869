import type { Like } from '../languages.ts'
import type { messageSettings as source } from '../vi/messageSettings.ts'

export const messageSettings = {
  title: 'Message settings',
  lead: 'Quiet hours, and what keeps your e-mail out of the spam folder.',
  quiet: {
    title: 'Quiet hours',
    text: 'No campaign messages go out between these hours, in the venue’s time zone ({zone}).',
    quietFrom: 'From',
    quietTo: 'To',
    law: 'Legal quiet hours still apply: nothing goes out by Zalo from 22:00 to 6:00, and no advertising text message in Vietnam from 22:00 to 7:00.',
    none: 'Both times are the same: the venue has no quiet hours of its own; legal quiet hours still apply.',
    save: 'Save',
  },
  sender: {
    title: 'Is your e-mail trusted?',
    text: 'Gmail, Yahoo and others reject bulk mail from domains that cannot prove it is theirs.',
    domain: 'Mail domain',
    domainExample: 'moccafe.com',
    domainHint: 'The part after the @ in the venue’s sender address.',
    selector: 'DKIM selector',
    selectorHint: 'Given by your mail provider, for example google or s1.',
    check: 'Check',
    found: 'Found:',
    name: 'Record name (TXT)',
    wanted: 'Value for {kind}',
    state: {
      fine: 'Correct',
      missing: 'Missing',
      wrong: 'Wrong',
      unreachable: 'Could not be checked',
    },
    about: {
      spf: 'SPF: which servers may send mail for the domain.',
      dkim: 'DKIM: a signature on every e-mail.',
      dmarc: 'DMARC: what happens to e-mails that fail both.',
    },
    paste: {
      spf: 'Paste this value. If a provider sends for you, put its “include” before ~all. A domain can have only one SPF record.',
      dkim: 'Your mail provider gives you the whole value after “p=”; copy it from there.',
      dmarc: 'Paste this value; change the reporting address if you like.',
    },
  },
  report: {
    title: 'Address for bounces',
    text: 'Paste it into your mail provider’s webhook settings. It reports addresses that do not exist and people who mark your mail as spam; they get no more e-mail.',
    made: 'Created',
    none: 'Not created yet',
    make: 'Create an address',
    renew: 'Create a new address',
    renewTitle: 'Create a new address?',
    renewText: 'The old address stops working immediately. Paste the new one into your mail provider.',
  },
} as const satisfies Like<typeof source>
