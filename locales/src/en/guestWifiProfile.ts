import type { guestWifiProfile as source } from '../vi/guestWifiProfile.ts'
import type { Like } from '../languages.ts'

export const guestWifiProfile = {
  title: 'Connect by itself next time',
  tile: 'Your device joins without this page',
  lead: 'Set it up once. Next time you are at {venue}, your device joins an encrypted network by itself.',
  secure: 'The network {network} is encrypted: nobody nearby can read what you send.',
  known:
    'Nothing to type again for {days, plural, one {# day} other {# days}}. The venue knows you as when you sign in here.',
  noNews: 'Setting this up does not mean that you agree to advertising.',
  venues: 'Also works at: {venues}.',
  make: {
    apple: 'Set up iPhone, iPad or Mac',
    android: 'Set up Android',
    windows: 'Set up Windows',
    other: 'Other device: show name and password',
  },
  making: 'One moment…',
  otherDevice: 'Set up another device',
  yours: 'Your devices',
  device: { apple: 'iPhone, iPad, Mac', android: 'Android', windows: 'Windows', other: 'Other device' },
  made: 'Made {at}',
  used: 'last used {at}',
  until: 'Valid until {at}',
  ended: 'stopped',
  remove: 'Stop using this device',
  notice: {
    removed: 'Stopped. That device no longer joins by itself.',
    'not-offered': 'This venue no longer offers Wi-Fi profiles.',
    'too-many': 'You have just made several profiles. Please try again in a few minutes.',
    over: 'This download link has expired. Please make a new one.',
  },
  removeHow:
    'To take it off your device: on iPhone, Settings → General → VPN & Device Management; on Android and Windows, choose this network and press Forget. You can still use the Wi-Fi through the welcome page.',
  ready: 'Your profile is ready',
  readyLead: 'Three steps, about a minute.',
  file: {
    apple: 'Download profile',
    android: 'Download profile',
    windows: 'Download settings file',
    other: 'Download certificate',
  },
  steps: {
    apple: {
      first: 'Open this page in Safari, download the profile and press Allow.',
      second: 'Open Settings, press “Profile Downloaded” at the top, press Install and enter your passcode.',
      third: 'Done. Next time your device joins {network} by itself.',
    },
    android: {
      first: 'Open this page in Chrome and download the profile.',
      second: 'Open the file. Your phone asks whether to install the network: press Install.',
      third: 'Nothing was asked? Choose {network}, method TTLS, phase 2 PAP, and type the name and password below.',
    },
    windows: {
      first:
        'Download the settings file, open Terminal in the download folder and run: netsh wlan add profile filename=wifi.xml user=current',
      second: 'Choose {network}. Windows asks for a name and a password: type those below.',
      third:
        'Windows asks whether you trust the server: compare its name and press Connect. Next time it joins by itself.',
    },
    other: {
      first: 'Download the certificate and install it as a Wi-Fi certificate.',
      second: 'Choose {network}, method TTLS, inside it PAP, and type the name and password below.',
      third: 'Connect only if your device shows the server name below.',
    },
  },
  network: 'Network',
  name: 'Name',
  password: 'Password',
  method: 'Method',
  inside: 'EAP-TTLS · PAP',
  server: 'Server name',
  elsewhere: 'Open on another device or in another browser',
  elsewhereHow:
    'Scan the code or copy the address. It is good for 15 minutes. Do not pass it on: the other device would join in your name.',
  qr: 'QR code of the profile',
  address: 'Address of the profile',
  fileTitle: 'Wi-Fi {venue}',
  fileAbout: 'Lets this device join {network} at {venue} by itself. The profile removes itself when it ends.',
  fileConsent:
    'Your device will join {network} whenever you are at {venue}, and the venue will know that you came. You can remove the profile in Settings at any time.',
} as const satisfies Like<typeof source>
