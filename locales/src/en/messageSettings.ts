import type { Like } from '../languages.ts'
import type { messageSettings as source } from '../vi/messageSettings.ts'

export const messageSettings = {
  title: 'Message settings',
  lead: 'When guests are left alone, how they reply, and how your e-mails stay out of spam folders.',
  quiet: {
    title: 'Quiet hours',
    text: 'No campaign messages go out between these hours, in the venue’s time zone ({zone}).',
    quietFrom: 'From',
    quietTo: 'To',
    law: 'Legal quiet hours still apply: nothing goes out by Zalo from 22:00 to 6:00, and no advertising text message in Vietnam from 22:00 to 7:00.',
    none: 'Both times are the same: the venue has no quiet hours of its own; legal quiet hours still apply.',
    save: 'Save',
  },
  answers: {
    title: 'How guests reply',
    text: 'Replies by e-mail, by text message and in the guest’s corner all arrive in Messages.',
    chat: 'Guests can write to you from their corner',
    chatHint: 'Off: the button to write disappears; earlier conversations can still be read.',
    address: 'Your own address for replies',
    addressHint:
      'Such as replies@cafe.com. Mail to replies+…@cafe.com must arrive too. Empty: the shared address is used.',
    shared: 'Replies to your e-mails reach Messages through the shared address; there is nothing to set up.',
    none: 'There is no address for replies yet: they go to the sender’s mailbox, not to Messages.',
    hook: 'Where your mail provider forwards replies',
    hookText:
      'Paste it into your provider’s inbound settings (inbound, route or parse) and choose the raw message (raw MIME).',
    hookMake: 'Create forwarding address',
    hookRenew: 'Create a new forwarding address',
    hookRenewText: 'The old one stops working immediately; replies do not arrive until you paste the new one.',
    hookMade: 'Forwarding address created',
    hookNone: 'No forwarding address yet: your own address above is not used.',
    texts: 'Where replies by text message arrive',
    textsText:
      'Your SMS provider posts (id, from, text) here, signed with your key in the header Portico-Signature like the webhooks of this page. Guests who text STOP or HUY are opted out immediately.',
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
