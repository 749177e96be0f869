import type { deviceForm as source } from '../vi/deviceForm.ts'
import type { Like } from '../languages.ts'

export const deviceForm = {
  createTitle: 'Add a device',
  editTitle: 'Edit device',
  create: 'Add and set up',
  save: 'Save',
  type: 'Type of device',
  name: 'Name of the device',
  nameHint: 'For example: Router at the bar',
  manufacturer: 'Maker and model',
  manufacturerHint: 'So that you recognise it; optional',
  nasIdHint:
    'The name the device gives itself when it asks the server. Leave it empty and we choose one. Letters without accents, digits and . _ -, 3 to 64 characters.',
  fields: {
    loginUrl: {
      label: 'Sign-in address on the device',
      hint: 'Where the guest’s phone sends its sign-in code, for example http://10.5.50.1/login',
    },
    coaAddress: {
      label: 'IP address that takes orders',
      hint: 'Leave empty if it is the one requests come from',
    },
    coaPort: {
      label: 'Port',
    },
    controllerUrl: {
      label: 'Address of the controller',
      hint: 'Our server calls this address and port and no other',
    },
    controllerUser: {
      label: 'User name',
      hint: 'A local administrator (UniFi), a hotspot operator (Omada) or the northbound user (SmartZone)',
    },
    controllerSecret: {
      label: 'Password or API key',
      hint: 'Sealed when stored and never shown again. Leave empty to keep it.',
    },
    certificate: {
      label: 'Certificate fingerprint (SHA-256)',
      hint: 'Only when the controller made its own certificate',
    },
    site: {
      label: 'Internal name of the site',
      hint: 'Usually default',
    },
    accessPoints: {
      label: 'MAC addresses of the access points',
      hint: 'Only when several venues here have a site of the same name; separated by spaces',
    },
  },
  choices: {
    fasLevel: {
      '1': {
        name: 'Signed (level 1)',
        text: 'For routers short of memory, without PHP. Nothing is encrypted on the way.',
      },
      '2': {
        name: 'Encrypted, by the browser (level 2)',
        text: 'When the router cannot call out to the server; it needs php-cli.',
      },
      '3': {
        name: 'Encrypted (level 3)',
        text: 'What is said about the guest is encrypted. The portal must have an https address by name; the router needs the php-cli package.',
      },
      auto: {
        name: 'Automatic',
        text: 'Recommended: level 3 when the portal has an https address by name, else level 1.',
      },
      label: 'How guests are handed to the welcome page',
    },
    messageAuthenticator: {
      label: 'Checking RADIUS packets',
      required: {
        name: 'Signature required',
        text: 'Recommended. Every packet must carry a Message-Authenticator.',
      },
      legacy: {
        name: 'Old device',
        text: 'Packets without a signature are taken too.',
      },
    },
    uamPassword: {
      label: 'How the password travels',
      chap: {
        name: 'CHAP',
        text: 'Recommended. The password itself stays off the network.',
      },
      pap: {
        name: 'PAP',
        text: 'When the device’s RADIUS does not take CHAP.',
      },
    },
    unifiLogin: {
      label: 'Kind of controller',
      os: {
        name: 'UniFi OS',
        text: 'A Dream Machine, Cloud Key Gen2 or UniFi OS Server',
      },
      classic: {
        name: 'Classic',
        text: 'UniFi Network installed by yourself, port 8443',
      },
      key: {
        name: 'API key',
        text: 'Network 9.1.105 and newer',
      },
    },
    omadaVersion: {
      label: 'Release of Omada',
      v5: {
        name: '5.0.15 and newer',
        text: 'Controllers of today',
      },
      v4: {
        name: '4.1.5 – 4.4',
      },
      v2: {
        name: '2.6 – 3.2',
      },
    },
    omadaTime: {
      label: 'Unit of time',
      ms: {
        name: 'Milliseconds',
        text: 'The usual one',
      },
      us: {
        name: 'Microseconds',
        text: 'When guests are cut off almost at once',
      },
    },
    ruckusController: {
      label: 'Kind of controller',
      unleashed: {
        name: 'Unleashed, ZoneDirector',
        text: 'The guest’s own phone brings the login to the controller.',
      },
      smartzone: {
        name: 'SmartZone',
        text: 'vSZ, SZ-100, SZ-300: our server tells the controller itself.',
      },
    },
    splash: {
      label: 'Kind of splash page',
      'sign-on': {
        name: 'Sign-on',
        text: 'Recommended. With RADIUS, figures and disconnecting.',
      },
      click: {
        name: 'Click-through',
        text: 'No figures, and guests cannot be cut off.',
      },
    },
  },
  coa: 'Disconnecting from afar (CoA)',
  legacyWarning:
    'Someone on the line could forge the server’s answers (BlastRADIUS, CVE-2024-3596). Only for devices that cannot be updated any more, best through a VPN.',
  limits: 'Limits for each stay',
  minutes: 'Time',
  minutesHint: 'When it is over the guest signs in again. Empty: no limit.',
  minutesSuffix: ' min',
  down: 'Download speed',
  up: 'Upload speed',
  data: 'Data',
  dataHint: 'Upload and download together. Empty: no limit.',
  dataSuffix: ' MB',
  speed: {
    unlimited: 'No limit',
    text: 'Enough for messages and light pages',
    social: 'Enough for social media and voice calls',
    video: 'Enough for HD video and online meetings',
    fast: 'Enough for everything, large files too',
  },
} as const satisfies Like<typeof source>
