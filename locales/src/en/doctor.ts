import type { Like } from '../languages.ts'
import type { doctor as vi } from '../vi/doctor.ts'
import { doctorCauses } from './doctorCauses.ts'

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
  openSince: 'Stopped {when}',
  manyAddresses: 'many addresses',
  drops: {
    'wrong-secret': 'Wrong RADIUS secret on {device}',
    'no-message-authenticator': '{device} sends packets without a signature',
    'unknown-gateway': 'A device calls itself “{said}”: like {device}, but not the same code',
    'wrong-key': '{device} sends guests with a key that does not fit',
    'shared-name': '{device}: another venue uses its NAS code too',
    'two-boxes': '{device} speaks from two addresses by turns',
    'clock-off': 'The clock of {device} is wrong',
    'portal-unseen': 'Phones join {device}, but none of them opens the portal',
    'wifi-open': 'The Wi-Fi of {device} is open to everybody',
  },
  dropFixes: {
    'wrong-secret':
      'Copy the RADIUS secret from the device’s set-up again, or make new keys and paste them into the device.',
    'no-message-authenticator':
      'Switch Message-Authenticator on in the device. If it cannot, choose “Old device” when you edit it.',
    'unknown-gateway': 'Set the NAS-Identifier in the device to exactly the NAS code shown here, capitals included.',
    'wrong-key':
      'Copy the key again (openNDS’s faskey, CoovaChilli’s uamsecret) from the device’s set-up and restart that program. Check too that the router’s FAS level is the one chosen here.',
    'shared-name':
      'A device of that name sends packets with a secret that does not fit. If it is yours, give it a NAS code of its own, here and in the device, then copy the RADIUS secret again.',
    'two-boxes':
      'If two boxes carry the same NAS code, add the second as a device of its own, with its own code and keys. If the venue has two Internet lines, all is well.',
    'clock-off':
      'Switch automatic time (NTP) on in the device and set its time zone. Until then this server’s clock decides when guests came and left.',
    'portal-unseen':
      'Check that the device sends guests to the portal’s address from its set-up, and that its walled garden holds that address.',
    'wifi-open':
      'openNDS on the router has stopped. Run “logread -e opennds” on the router to see why (often PHP packages are missing), repair it and restart openNDS.',
  },
  silent: '{device} is silent; last heard {when}',
  silentNever: '{device} was never heard of',
  silentMore: 'Other devices are silent too; see the list of devices.',
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
