import type { deviceForm as source } from '../vi/deviceForm.ts'
import type { Like } from '../languages.ts'

export const deviceForm = {
  createTitle: 'Add a device',
  editTitle: 'Edit device',
  create: 'Add and set up',
  save: 'Save',
  type: 'Device type',
  name: 'Device name',
  nameHint: 'For example: Router at the bar',
  manufacturer: 'Brand and model',
  manufacturerHint: 'Optional, to help you recognise it',
  nasIdHint:
    'The code the server recognises this device by. Leave empty and Portico chooses one. Letters without accents, digits and . _ -, 3 to 64 characters.',
  fields: {
    loginUrl: {
      label: 'Sign-in address on the device',
      hint: 'Where guests’ phones send the sign-in code, for example http://10.5.50.1/login',
    },
    coaAddress: {
      label: 'IP address for remote disconnect (CoA)',
      hint: 'Leave empty if it is the address the device’s requests come from',
    },
    coaPort: {
      label: 'Port',
    },
    controllerUrl: {
      label: 'Controller address',
      hint: 'Our server only calls this address and port',
    },
    controllerUser: {
      label: 'User name',
      hint: 'A local administrator (UniFi), a hotspot operator (Omada) or the northbound user (SmartZone)',
    },
    controllerSecret: {
      label: 'Password or API key',
      hint: 'Encrypted when stored and never shown again. Leave empty to keep it.',
    },
    certificate: {
      label: 'Certificate fingerprint (SHA-256)',
      hint: 'Only if the controller uses a self-signed certificate',
    },
    site: {
      label: 'Internal site ID',
      hint: 'Usually default',
    },
    accessPoints: {
      label: 'MAC addresses of the access points',
      hint: 'Only if several venues here use the same site name; separate with spaces',
    },
  },
  choices: {
    fasLevel: {
      '1': {
        name: 'Signed (level 1)',
        text: 'For routers with little memory; PHP is not needed. Data is not encrypted in transit.',
      },
      '2': {
        name: 'Encrypted via the browser (level 2)',
        text: 'When the router cannot reach the server; requires php-cli.',
      },
      '3': {
        name: 'Encrypted (level 3)',
        text: 'Guest data is encrypted in transit. The welcome page needs an https address with a domain name; the router needs the php-cli package.',
      },
      auto: {
        name: 'Automatic',
        text: 'Recommended: level 3 if the welcome page has an https address with a domain name, otherwise level 1.',
      },
      label: 'How guests are sent to the welcome page',
    },
    messageAuthenticator: {
      label: 'RADIUS packet signature (authentication)',
      required: {
        name: 'Signature required',
        text: 'Recommended. Every packet must carry a Message-Authenticator.',
      },
      legacy: {
        name: 'Old device',
        text: 'Also accepts packets without a signature.',
      },
    },
    uamPassword: {
      label: 'How the password is sent',
      chap: {
        name: 'CHAP',
        text: 'Recommended. The password is not sent over the network.',
      },
      pap: {
        name: 'PAP',
        text: 'If the device does not support CHAP.',
      },
    },
    unifiLogin: {
      label: 'Controller type',
      os: {
        name: 'UniFi OS',
        text: 'A Dream Machine, Cloud Key Gen2 or UniFi OS Server',
      },
      classic: {
        name: 'Classic',
        text: 'Self-hosted UniFi Network, port 8443',
      },
      key: {
        name: 'API key',
        text: 'Network 9.1.105 and newer',
      },
    },
    omadaVersion: {
      label: 'Omada version',
      v5: {
        name: '5.0.15 and newer',
        text: 'Current controllers',
      },
      v4: {
        name: '4.1.5 – 4.4',
      },
      v2: {
        name: '2.6 – 3.2',
      },
    },
    omadaTime: {
      label: 'Time unit',
      ms: {
        name: 'Milliseconds',
        text: 'Default',
      },
      us: {
        name: 'Microseconds',
        text: 'If guests are disconnected almost immediately',
      },
    },
    ruckusController: {
      label: 'Controller type',
      unleashed: {
        name: 'Unleashed, ZoneDirector',
        text: 'The guest’s phone sends the sign-in code to the controller.',
      },
      smartzone: {
        name: 'SmartZone',
        text: 'vSZ, SZ-100, SZ-300: our server signs the guest in on the controller.',
      },
    },
    splash: {
      label: 'Meraki splash page type',
      'sign-on': {
        name: 'Sign-on',
        text: 'Recommended. Includes RADIUS, reports and remote disconnect.',
      },
      click: {
        name: 'Click-through',
        text: 'No reports, and guests cannot be disconnected.',
      },
    },
  },
  advanced: 'Advanced',
  advancedHint: 'The default values work on most routers.',
  coa: 'Remote disconnect (CoA)',
  legacyWarning:
    'Attackers on the network could forge the server’s replies (BlastRADIUS, CVE-2024-3596). Use only for devices that can no longer be updated, preferably over a VPN.',
  limits: 'Limits per session',
  minutes: 'Time',
  minutesHint: 'When time is up, guests sign in again. Leave empty for no limit.',
  minutesSuffix: ' min',
  down: 'Download speed',
  up: 'Upload speed',
  data: 'Data',
  dataHint: 'Upload and download combined. Leave empty for no limit.',
  dataSuffix: ' MB',
  speed: {
    unlimited: 'No limit',
    text: 'Enough for messaging and light browsing',
    social: 'Enough for social media and voice calls',
    video: 'Enough for HD video and online meetings',
    fast: 'Enough for everything, including large files',
  },
} as const satisfies Like<typeof source>
