import type { ownDevices as source } from '../vi/ownDevices.ts'
import type { Like } from '../languages.ts'

export const ownDevices = {
  link: 'Add a TV or console',
  title: 'Devices without a browser',
  lead: 'Your TV, console or speaker uses the Wi-Fi of {venue} along with you, until your time is over.',
  yours: 'Your devices',
  check: 'Check again',
  add: 'Add a device',
  name: 'Name',
  nameHint: 'Such as: TV in room 3',
  mac: 'MAC address',
  macHint: '12 digits and letters A to F, written any way: AC:9B:0A:12:34:56',
  where: 'Where do I find the MAC address?',
  whereOf: {
    tv: 'TV (Samsung, LG, Sony…): Settings → About or Network → Network status.',
    console:
      'Console: PlayStation under Settings → Network → Connection status; Xbox under Settings → Network → Advanced; Nintendo Switch under Settings → Internet.',
    stick: 'Chromecast, Google TV, Fire TV, Apple TV: Settings → System or Network → About.',
    speaker:
      'Speaker, printer: on the sticker underneath, on the box, or in its app. Take the “Wi-Fi” address, not “Bluetooth” or “LAN”.',
  },
  addButton: 'Let the device in',
  remove: 'Remove {name}',
  again: 'Let it in again',
  most: '{count, plural, one {A guest may have # device at a time. Remove it to add another.} other {A guest may have # devices at a time. Remove one to add another.}}',
  added: {
    address:
      'Added. Switch the device on and choose this Wi-Fi; if it has chosen it already, switch its Wi-Fi off and on again.',
    order: 'Added. Switch the device on and choose this Wi-Fi; it is online a few seconds later.',
  },
  removed: 'Removed. The device is off the network.',
  'remove-failed': 'Removed, but the Wi-Fi did not let go of the device yet. Please switch off its Wi-Fi.',
  state: {
    online: 'Online',
    waiting: {
      address: 'Waiting for the device to join. If it does not, switch its Wi-Fi off and on again',
      order: 'Being let in',
    },
    unseen: 'The Wi-Fi does not see this device yet. Switch it on, choose this Wi-Fi, then press “Let it in again”',
    over: 'Its time is over',
  },
  problem: {
    'name-missing': 'Please give the device a name.',
    'mac-missing': 'Please enter the MAC address of the device.',
    'mac-wrong':
      'This address does not look right. A MAC address has 12 digits and letters A to F, such as AC:9B:0A:12:34:56.',
    'mac-group': 'This is not the address of one device. Please look again.',
    'mac-random':
      'This is a random address that the device will change. Switch off “private address” or “random MAC” on the device and take its real one.',
    'own-phone': 'This is the address of the device in your hand.',
    taken: 'This device cannot be added. Please check the address, or ask the staff.',
    full: 'You have as many devices as you may. Remove one and try again.',
    'code-full': 'Your access code has no room for another device. Please ask the staff for another code.',
    'venue-full': 'The Wi-Fi is full right now. Please try again in a few minutes.',
    over: 'Your time is nearly over. Connect again, then add the device.',
    'too-many': 'Too many addresses were tried. Wait a few minutes, or ask the staff.',
  },
} as const satisfies Like<typeof source>
