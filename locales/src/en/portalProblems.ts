import type { portalProblems as source } from '../vi/portalProblems.ts'
import type { Like } from '../languages.ts'

export const portalProblems = {
  'code-ready': {
    title: 'Your code is ready',
    body: 'Join the Wi-Fi of the venue, then press the button. The code is filled in for you.',
    button: 'Get online',
  },
  unreadable: {
    title: 'We could not read this request',
    body: 'What was sent is not a form of the Wi-Fi page. Open the page again, fill it in and send it again.',
    button: 'Open the page again',
  },
  'hand-off-over': {
    title: 'This address is no longer good',
    body: 'Each address opens once, and only for a few minutes. Go back to the Wi-Fi page on your phone and press “Start over” for a new one.',
    button: 'Open the Wi-Fi page',
  },
  reference: 'Code for the staff: {reference}',
  wait: 'You can try again in',
  'not-through-wifi': {
    title: 'You are not on our Wi-Fi yet',
    body: 'Open your Wi-Fi settings, choose our network, and wait for this page to appear by itself. If mobile data or a VPN is on, switch it off for a moment.',
    button: 'Try again',
  },
  ended: {
    title: 'You are no longer connected',
    body: 'This stay on the Wi-Fi is over. Connecting again takes only seconds.',
    button: 'Connect again',
  },
  left: {
    title: 'You are disconnected',
    body: 'The Wi-Fi has confirmed that your phone is off the network. See you again!',
    button: 'Connect again',
  },
  erased: {
    title: 'Your data is erased',
    body: 'Nothing that says who you are is kept here any more. Next time you will be a new guest.',
    button: 'Done',
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
  full: {
    title: 'The Wi-Fi is full right now',
    body: 'As many guests as it can carry are online. Once somebody leaves, there is room for you; try again in a few minutes.',
    button: 'Try again',
  },
  blocked: {
    title: 'This device may not go online here',
    body: 'The venue has stopped this device from using its Wi-Fi. If you think that is a mistake, please ask the staff.',
    button: 'Try again',
  },
  quota: {
    title: 'You have used up today’s share',
    body: 'Each guest has time and data for a day, shared by all their devices. Come back tomorrow, or ask the staff.',
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
} as const satisfies Like<typeof source>
