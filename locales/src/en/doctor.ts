import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'
import { doctorCauses } from './doctorCauses.ts'

export const doctor = {
  title: 'Why can’t my guest connect?',
  lead: 'Every step from the phone to the Internet, based on recorded events.',
  search: 'Guest, phone or Wi-Fi device',
  placeholder: 'Name, last digits of a phone number, MAC address or NAS ID',
  examine: 'Check',
  back: 'Last hour',
  lastHour: 'The last hour',
  tried: 'Tried',
  online: 'Got online',
  others: 'Did not',
  allGood: 'Everyone who tried got online, and no packet was rejected.',
  quiet: {
    title: 'No one tried in the last hour',
    text: 'When a phone opens the welcome page, each step appears here.',
  },
  nobody: {
    title: 'No match',
    text: 'Try the phone’s MAC address. You can find it in the phone’s Wi-Fi settings.',
  },
  count: '{count, plural, one {# person} other {# people}}',
  atStep: 'at the step “{step}”',
  onDevice: 'on {device}',
  said: 'Device message: {detail}',
  fix: 'What to do',
  packets: '{count, plural, one {# packet} other {# packets}} from {address}, last {when}',
  turnedAway: '{count, plural, one {# guest} other {# guests}}, last {when}',
  openSince: 'Stopped {when}',
  manyAddresses: 'many addresses',
  drops: {
    'wrong-secret': 'Wrong RADIUS secret on {device}',
    'no-message-authenticator': '{device} sends packets without a signature',
    'unknown-gateway': 'A device uses the ID “{said}”, similar to {device} but not the same',
    'wrong-key': '{device} sends guests with a key that does not match',
    'shared-name': '{device}: another venue uses the same NAS ID',
    'two-boxes': '{device} alternates between two addresses',
    'clock-off': 'The clock on {device} is wrong',
    'portal-unseen': 'Phones join {device}, but none of them opens the welcome page',
    'wifi-open': 'The Wi-Fi of {device} is open to everyone',
  },
  dropFixes: {
    'wrong-secret':
      'Copy the RADIUS secret from the device’s setup again, or create new keys and paste them into the device.',
    'no-message-authenticator':
      'Turn on Message-Authenticator in the device. If it does not support it, edit the device here and choose “Old device”.',
    'unknown-gateway': 'Set the NAS-Identifier in the device to exactly the NAS ID shown here, including capitals.',
    'wrong-key':
      'Copy the key (faskey in openNDS, uamsecret in CoovaChilli) from the device’s setup again and restart that program. Also check that the router’s FAS level matches the one chosen here.',
    'shared-name':
      'A device with that ID sends packets with a secret that does not match. If it is yours, give it a unique NAS ID, here and in the device, then copy the RADIUS secret again.',
    'two-boxes':
      'If two routers use the same NAS ID, add the second one as a separate device with its own ID and keys. If the venue has two Internet lines, no action is needed.',
    'clock-off':
      'Turn on automatic time (NTP) in the device and set its time zone. Until then, visit times use this server’s clock.',
    'portal-unseen':
      'Check that the device redirects guests to the welcome page address from its setup, and that this address is open before sign-in (walled garden).',
    'wifi-open':
      'openNDS on the router has stopped. Run “logread -e opennds” on the router to see why (often PHP packages are missing), fix it and restart openNDS.',
  },
  silent: '{device} is offline; last contact {when}',
  silentNever: '{device} has never connected',
  silentMore: 'Other devices are offline too; see the device list.',
  device: {
    setUp: 'Open devices',
    connected: 'The device is connected',
    nobody: 'No guest tried to connect through this device in the last hour.',
    lastHour: 'Last hour: {tried, plural, one {# guest} other {# guests}} tried, {online, number} got online.',
    nobodyFix: 'If guests still complain, check that their phone joins this Wi-Fi and that the welcome page opens.',
  },
  links: {
    portal: 'Opened the welcome page',
    steps: 'Completed the steps',
    gateway: 'Device asked the server',
    answer: 'Was accepted',
    online: 'Is online',
  },
  states: {
    ok: 'done',
    broken: 'stopped here',
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
    'access-code': 'Access code',
    password: 'Password',
    google: 'Google sign-in',
    facebook: 'Facebook sign-in',
    zalo: 'Zalo sign-in',
    video: 'Video to watch',
    other: 'Another step',
  },
  causes: doctorCauses,
} as const satisfies Like<typeof vi>
