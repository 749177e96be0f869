import type { ownDevices as source } from '../vi/ownDevices.ts'
import type { Like } from '../languages.ts'

export const ownDevices = {
  link: 'Add a TV or console',
  title: 'Devices without a browser',
  lead: 'Your TV, console or speaker uses the Wi-Fi of {venue} along with you, until your time is up.',
  yours: 'Your devices',
  check: 'Check again',
  add: 'Add a device',
  name: 'Name',
  nameHint: 'For example: TV in room 3',
  mac: 'MAC address',
  macHint: '12 digits and letters A to F, in any format: AC:9B:0A:12:34:56',
  where: 'Where do I find the MAC address?',
  whereOf: {
    tv: 'TV (Samsung, LG, Sony…): Settings → About or Network → Network status.',
    console:
      'Console: PlayStation under Settings → Network → Connection status; Xbox under Settings → Network → Advanced; Nintendo Switch under Settings → Internet.',
    stick: 'Chromecast, Google TV, Fire TV, Apple TV: Settings → System or Network → About.',
    speaker:
      'Speaker, printer: on the sticker underneath, on the box, or in its app. Take the “Wi-Fi” address, not “Bluetooth” or “LAN”.',
  },
  addButton: 'Connect the device',
  remove: 'Remove {name}',
  again: 'Connect it again',
  most: '{count, plural, one {Each guest can have # device at a time. Remove it to add another.} other {Each guest can have # devices at a time. Remove one to add another.}}',
  added: {
    address: 'Added. Turn the device on and choose this Wi-Fi; if it already has, turn its Wi-Fi off and on again.',
    order: 'Added. Turn the device on and choose this Wi-Fi; it will be online in a few seconds.',
  },
  removed: 'Removed. The device is disconnected.',
  'remove-failed': 'Removed, but the device is still connected. Please turn off its Wi-Fi.',
  state: {
    online: 'Online',
    waiting: {
      address: 'Waiting for the device to join. If it does not, turn its Wi-Fi off and on again',
      order: 'Connecting',
    },
    unseen: 'The Wi-Fi does not see this device yet. Turn it on, choose this Wi-Fi, then press “Connect it again”',
    over: 'Time is up',
  },
  problem: {
    'name-missing': 'Please give the device a name.',
    'mac-missing': 'Please enter the MAC address of the device.',
    'mac-wrong':
      'This address does not look right. A MAC address has 12 digits and letters A to F, for example AC:9B:0A:12:34:56.',
    'mac-group': 'This is not the address of a single device. Please check it.',
    'mac-random':
      'This is a random address that the device will change. Turn off “private address” or “random MAC” on the device and use its real address.',
    'own-phone': 'This is the address of the device you are using.',
    taken: 'This device cannot be added. Please check the address, or ask the staff.',
    full: 'You have added the maximum number of devices. Remove one and try again.',
    'code-full': 'Your access code has reached its device limit. Please ask the staff for another code.',
    'venue-full': 'The Wi-Fi is full right now. Please try again in a few minutes.',
    over: 'Your time is almost up. Connect again, then add the device.',
    'too-many': 'Too many addresses were tried. Wait a few minutes, or ask the staff.',
  },
} as const satisfies Like<typeof source>
