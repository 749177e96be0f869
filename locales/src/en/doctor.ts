import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'

export const doctor = {
  title: 'Why can’t my guest connect?',
  lead: 'Each link from the phone to the Internet, from what was recorded.',
  search: 'Guest, phone or Wi-Fi device',
  placeholder: 'Name, end of a phone number, MAC address or NAS code',
  examine: 'Examine',
  back: 'Last hour',
  lastHour: 'The last hour',
  tried: 'Tried',
  online: 'Came online',
  others: 'Did not',
  allGood: 'Everybody who tried came online, and no packet was refused.',
  quiet: {
    title: 'Nobody tried in the last hour',
    text: 'When a phone opens the portal, its way appears here.',
  },
  nobody: {
    title: 'Nobody like that',
    text: 'Try the phone’s MAC address; its Wi-Fi settings show it.',
  },
  count: '{count, plural, one {# person} other {# people}}',
  atStep: 'at the step “{step}”',
  onDevice: 'on {device}',
  said: 'It said: {detail}',
  fix: 'What to do',
  packets: '{count, plural, one {# packet} other {# packets}} from {address}, last {when}',
  turnedAway: '{count, plural, one {# guest} other {# guests}}, last {when}',
  manyAddresses: 'many addresses',
  drops: {
    'wrong-secret': 'Wrong RADIUS secret on {device}',
    'no-message-authenticator': '{device} sends packets without a signature',
    'unknown-gateway': 'A device calls itself “{said}”: like {device}, but not the same code',
    'wrong-key': '{device} sends guests with a key that does not fit',
  },
  dropFixes: {
    'wrong-secret':
      'Copy the RADIUS secret from the device’s set-up again, or make new keys and paste them into the device.',
    'no-message-authenticator':
      'Switch Message-Authenticator on in the device. If it cannot, choose “Old device” when you edit it.',
    'unknown-gateway': 'Set the NAS-Identifier in the device to exactly the NAS code shown here, capitals included.',
    'wrong-key':
      'Copy the key again (openNDS’s faskey, CoovaChilli’s uamsecret) from the device’s set-up and restart that program. Check too that the router’s FAS level is the one chosen here.',
  },
  silent: '{device} is silent; last heard {when}',
  silentNever: '{device} was never heard of',
  links: {
    portal: 'Opened the portal',
    steps: 'Passed the steps',
    gateway: 'Gateway asked',
    answer: 'Was let in',
    online: 'Is online',
  },
  states: {
    ok: 'done',
    broken: 'broken here',
    waiting: 'waiting',
    open: 'not reached',
  },
  steps: {
    'one-tap': 'One tap',
    terms: 'Terms',
    form: 'Form',
    survey: 'Survey',
    'phone-code': 'Code by phone',
    'email-code': 'Code by e-mail',
    password: 'Password',
    google: 'Google sign-in',
    facebook: 'Facebook sign-in',
    zalo: 'Zalo sign-in',
    video: 'Video to watch',
    other: 'Another step',
  },
  causes: {
    online: {
      title: 'Is online',
      fix: 'Every link holds. If they still complain, have them switch off mobile data or a VPN.',
    },
    left: {
      title: 'Was online and left',
      fix: 'Nothing to do. They can join the Wi-Fi again.',
    },
    'under-way': {
      title: 'Is on the way',
      fix: 'Wait a minute and look again.',
    },
    stopped: {
      title: 'Stopped',
      fix: 'The step may be long or ask too much. Try it yourself, and ask less if you can.',
    },
    'stopped-code': {
      title: 'Stopped at the code',
      fix: 'The code may not have arrived. Check the SMS, Zalo or e-mail connection, or give a code at the counter.',
    },
    blocked: {
      title: 'Blocked by your list',
      fix: 'To let them in, take them off the block list.',
    },
    quota: {
      title: 'Used up today’s share',
      fix: 'Raise the daily share, or ask them back tomorrow.',
    },
    full: {
      title: 'The gateway is full',
      fix: 'Raise the device’s guest limit, or shorten the sessions.',
    },
    'gateway-offline': {
      title: 'The Wi-Fi device is offline',
      fix: 'Check its power and its way to the Internet.',
    },
    'wrong-secret': {
      title: 'Wrong RADIUS secret in the device',
      fix: 'Copy the RADIUS secret from the device’s set-up again, or make new keys.',
    },
    unsigned: {
      title: 'The device sends packets without a signature',
      fix: 'Switch Message-Authenticator on in the device.',
    },
    'no-request': {
      title: 'The gateway never asked',
      fix: 'Check the device’s login address, its RADIUS ports and firewall; or the guest closed the page.',
    },
    'order-waiting': {
      title: 'The gateway has not fetched the order',
      fix: 'The program on the device may have stopped. Restart the device, then look at its set-up.',
    },
    'order-failed': {
      title: 'The controller did not let them in',
      fix: 'Press “Test” on this device to hear what the controller says.',
    },
    'refused-unknown': {
      title: 'RADIUS does not know this login',
      fix: 'The phone tried by its address without the portal. Have the guest open the portal.',
    },
    'refused-wrong-password': {
      title: 'Refused by RADIUS: wrong password',
      fix: 'Most likely the secret in the device differs a little. Copy it again.',
    },
    'refused-wrong-device': {
      title: 'Refused by RADIUS: another phone’s login',
      fix: 'The phone’s address changed on the way. Have them leave the Wi-Fi and join again.',
    },
    'refused-wrong-gateway': {
      title: 'Refused by RADIUS: login of another device',
      fix: 'The guest moved to another access point on the way. Have them open the portal again.',
    },
    'refused-used': {
      title: 'Refused by RADIUS: login used already',
      fix: 'Each login is good once. Have them open the portal again.',
    },
    'refused-expired': {
      title: 'Refused by RADIUS: login expired',
      fix: 'Have them open the portal again. If it happens often, check the device’s connection.',
    },
    'refused-revoked': {
      title: 'Refused by RADIUS: was disconnected',
      fix: 'Staff disconnected this guest. They can sign in at the portal again.',
    },
    'refused-denied': {
      title: 'Refused by RADIUS: on your block list',
      fix: 'To let them in, take them off the block list.',
    },
    'no-accounting': {
      title: 'Was let in, but the gateway reports nothing',
      fix: 'Switch on RADIUS accounting in the device, to the same server, port 1813.',
    },
    'never-seen': {
      title: 'This device was never seen',
      fix: 'It has not opened the portal in the last 24 hours. Is it on the right Wi-Fi, with mobile data and VPN off? Then check that the gateway sends guests to the portal.',
    },
  },
} as const satisfies Like<typeof vi>
