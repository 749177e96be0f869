import type { portal as source } from '../vi/portal.ts'
import type { Like } from '../languages.ts'

export const portal = {
  page: {
    guestWifi: 'Guest Wi-Fi',
    language: 'Language',
    terms: 'Terms and privacy',
  },
  agree: {
    terms: 'I agree to the <link>terms of use and how my data is protected</link>.',
    termsRequired: 'Please tick this box to get online.',
    marketing:
      'I would like news and offers from {venue} by {channels}, {maxPerMonth, plural, one {at most # message} other {at most # messages}} a month. Wi-Fi works without this, and I can stop it at any time.',
    email: 'e-mail',
    sms: 'SMS',
    zalo: 'Zalo',
  },
  connect: {
    title: 'Our Wi-Fi is yours',
    lead: 'Two taps and you are online.',
    button: 'Connect',
    busy: 'Connecting…',
  },
  form: {
    title: 'Our Wi-Fi is yours',
    lead: 'Tell {venue} a little about yourself, then you are online.',
    check: 'Something is not right yet. Please check below.',
    optional: 'optional',
    name: 'Your name',
    phone: 'Mobile number',
    email: 'E-mail',
    nameRequired: 'Please tell us your name.',
    nameInvalid: 'This name does not work. A shorter one will.',
    phoneRequired: 'Please enter your mobile number.',
    phoneInvalid: 'This number does not look right. Example: 0912 345 678, or with a country code: +44 7700 900123.',
    emailRequired: 'Please enter your e-mail address.',
    emailInvalid: 'This address does not look right. Example: anna@example.com.',
    button: 'Get online',
    busy: 'Connecting…',
  },
  handOver: {
    title: 'Opening the Wi-Fi for you…',
    lead: 'If nothing happens, press the button below.',
    button: 'Continue',
    busy: 'One moment…',
  },
  waiting: {
    title: 'Opening the door…',
    lead: 'We are waiting for the Wi-Fi to confirm, usually a few seconds. This page updates by itself.',
    check: 'Check now',
    slowTitle: 'This is taking longer than usual',
    slowLead:
      'The Wi-Fi has not confirmed yet. This page keeps checking; you can also connect again or ask the staff for help.',
    again: 'Connect again',
  },
  online: {
    title: 'You’re online',
    lead: 'Enjoy your time at {venue}.',
    timeLeft: 'Time left',
    hours: '{hours, number} h {minutes, number} min',
    minutes: '{minutes, number} min',
    lessThanMinute: 'less than a minute',
    download: 'Download',
    upload: 'Upload',
    upTo: 'up to {speed}',
    mbps: '{value, number} Mbps',
    kbps: '{value, number} kbps',
    continue: 'Continue',
    close: 'You can close this page.',
  },
  terms: {
    title: 'Terms and privacy',
    lead: 'Kept short, so that you can read all of it.',
    back: 'Back',
    use: {
      title: 'Using the Wi-Fi',
      body: '{venue} offers you this Wi-Fi. Please do nothing illegal with it, harm nobody, and leave some of it for the others.\nIt may be slow, limited in time or out of order. {venue} may disconnect anyone who misuses it.',
    },
    safety: {
      title: 'Staying safe',
      body: 'This is a shared network. Enter passwords and card details only on sites with an encrypted connection (https).',
    },
    controller: {
      title: 'Who is responsible',
      body: '{venue} decides what your data is used for and answers for it. The software behind this page acts only on the instructions of {venue}.',
    },
    stored: {
      title: 'What is stored',
      body: 'What you enter yourself: name, mobile number, e-mail.\nAbout your device: its network addresses (MAC and IP), its type, browser and language.\nAbout the connection: when it began and ended, and how much data went through.\nWhat you agreed to or declined, and when.\nNobody here looks at or stores the sites you visit.',
    },
    purpose: {
      title: 'What it is for',
      body: 'To give you access and keep the network safe, to recognise you when you come back, to know when it is busy, and to comply with the law on public networks.\nNews and offers are sent only if you chose them yourself. The Wi-Fi works without them.',
    },
    kept: {
      title: 'How long it is kept',
      months:
        'For {months, plural, one {# month} other {# months}} after your last visit; then it is deleted or made anonymous. Connection records and proof of consent are kept longer where the law demands it.',
      needed:
        'For as long as the purposes above need it, or until you ask for deletion. Connection records and proof of consent are kept longer where the law demands it.',
    },
    shared: {
      title: 'Who sees it',
      body: 'The people {venue} trusts with this; the service that delivers messages, if you chose to receive them; and authorities, where the law demands it. Your data is never sold.',
    },
    rights: {
      title: 'Your rights',
      body: 'You can see your data, get a copy, correct or delete it, object to its use, and withdraw your consent at any time. What was done before you withdrew it stays lawful.\nYou can also complain to the data protection authority.\nIf you are under 16, please ask a parent before you enter anything.',
    },
    contact: {
      title: 'Contact',
      staff: 'Ask the staff at {venue}.',
      address: 'Ask the staff at {venue}, or contact {contact}.',
    },
  },
  problem: {
    reference: 'Code for the staff: {reference}',
    wait: 'You can try again in',
    'not-through-wifi': {
      title: 'You are not on our Wi-Fi yet',
      body: 'Open your Wi-Fi settings, choose our network, and wait for this page to appear by itself. If mobile data or a VPN is on, switch it off for a moment.',
      button: 'Try again',
    },
    expired: {
      title: 'This page has expired',
      body: 'It was open for a little too long. Starting again takes only seconds.',
      button: 'Start again',
    },
    'gateway-silent': {
      title: 'The Wi-Fi does not answer',
      body: 'You are not online yet. Wait a moment and try again; if nothing changes, ask the staff to look at the router.',
      button: 'Try again',
    },
    refused: {
      title: 'We could not let you in',
      body: 'The Wi-Fi refused this connection. Try again from the start, or ask the staff for help.',
      button: 'Start again',
    },
    'too-many': {
      title: 'Slow down a little',
      body: 'There were too many tries in a short time. Wait a minute, then try again.',
      button: 'Try again',
    },
    gone: {
      title: 'This page is no longer here',
      body: 'The Wi-Fi here has a new sign-in page. Switch Wi-Fi off and on again to open it, or ask the staff.',
      button: 'Try again',
    },
    'not-found': {
      title: 'There is nothing at this address',
      body: 'It may be incomplete or mistyped. The first page leads you to the Wi-Fi.',
      button: 'To the first page',
    },
    server: {
      title: 'Something went wrong on our side',
      body: 'It is not your fault. Wait a moment and try again; if nothing changes, please tell the staff.',
      button: 'Try again',
    },
  },
} as const satisfies Like<typeof source>
