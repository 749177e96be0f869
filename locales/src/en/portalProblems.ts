import type { portalProblems as source } from '../vi/portalProblems.ts'
import type { Like } from '../languages.ts'

export const portalProblems = {
  'code-ready': {
    title: 'Your code is ready',
    body: 'Join the venue’s Wi-Fi, then press the button. The code is filled in for you.',
    button: 'Get online',
  },
  unreadable: {
    title: 'We could not read this request',
    body: 'The data sent does not match the form on this page. Open the page again, fill it in and send it again.',
    button: 'Open the page again',
  },
  'hand-off-over': {
    title: 'This address no longer works',
    body: 'Each address works once, for a few minutes. Go back to the welcome page on your phone and press “Start over” for a new one.',
    button: 'Open the welcome page',
  },
  reference: 'Code for the staff: {reference}',
  wait: 'You can try again in',
  'not-through-wifi': {
    title: 'You are not on our Wi-Fi yet',
    body: 'Open your Wi-Fi settings, choose our network, and wait for this page to appear. If mobile data or a VPN is on, turn it off for a moment.',
    button: 'Try again',
  },
  ended: {
    title: 'You are no longer connected',
    body: 'Your Wi-Fi session has ended. Connecting again takes only seconds.',
    button: 'Connect again',
  },
  left: {
    title: 'You are disconnected',
    body: 'The Wi-Fi has confirmed that your phone is disconnected. See you again!',
    button: 'Connect again',
  },
  erased: {
    title: 'Your data has been erased',
    body: 'Nothing that identifies you is stored here any more. Next time you will be a new guest.',
    button: 'Done',
  },
  expired: {
    title: 'This page has expired',
    body: 'It was open for a little too long. Starting again takes only seconds.',
    button: 'Start again',
  },
  'gateway-silent': {
    title: 'The Wi-Fi is not responding',
    body: 'You are not online yet. Wait a moment and try again. If it keeps happening, ask the staff to check the router.',
    button: 'Try again',
  },
  refused: {
    title: 'We could not connect you',
    body: 'The Wi-Fi refused this connection. Start again, or ask the staff for help.',
    button: 'Start again',
  },
  'too-many': {
    title: 'Too many attempts',
    body: 'There were too many attempts in a short time. Wait a minute, then try again.',
    button: 'Try again',
  },
  full: {
    title: 'The Wi-Fi is full right now',
    body: 'The Wi-Fi has reached its guest limit. You can connect when someone leaves; try again in a few minutes.',
    button: 'Try again',
  },
  blocked: {
    title: 'This device cannot go online here',
    body: 'The venue has blocked this device from its Wi-Fi. If you think this is a mistake, please ask the staff.',
    button: 'Try again',
  },
  quota: {
    title: 'You have reached today’s limit',
    body: 'Each guest has a daily time and data limit, shared by all their devices. Come back tomorrow, or ask the staff.',
    button: 'Try again',
  },
  gone: {
    title: 'This page no longer exists',
    body: 'The Wi-Fi here has a new sign-in page. Turn Wi-Fi off and on again to open it, or ask the staff.',
    button: 'Try again',
  },
  'not-found': {
    title: 'Page not found',
    body: 'The address may be incomplete or mistyped. Go to the start page to connect to the Wi-Fi.',
    button: 'Go to the start page',
  },
  server: {
    title: 'Something went wrong on our side',
    body: 'It is not your fault. Wait a moment and try again. If it keeps happening, please tell the staff.',
    button: 'Try again',
  },
} as const satisfies Like<typeof source>
