import type { gateways as source } from '../vi/gateways.ts'
import type { Like } from '../languages.ts'

export const gateways = {
  title: 'Devices',
  lead: 'The routers and access points that bring guests to your welcome page.',
  add: 'Add a device',
  tryOut: 'Try it without a router',
  name: 'Name',
  state: 'State',
  states: {
    waiting: 'Waiting for first contact',
    online: 'Online',
    offline: 'Silent',
  },
  guestsOnline: 'Guests online',
  lastSeen: 'Last contact',
  never: 'None yet',
  nasId: 'NAS id',
  types: {
    opennds: {
      name: 'openNDS',
      text: 'An OpenWrt router or Linux box running openNDS',
    },
    mikrotik: {
      name: 'MikroTik',
      text: 'A MikroTik router with RouterOS’s hotspot',
    },
    unifi: {
      name: 'UniFi',
      text: 'UniFi access points, by UniFi Network or UniFi OS',
    },
    omada: {
      name: 'Omada',
      text: 'TP-Link Omada access points, by their controller',
    },
    coovachilli: {
      name: 'CoovaChilli',
      text: 'A Linux box or router running CoovaChilli',
    },
    meraki: {
      name: 'Meraki',
      text: 'Cisco Meraki access points, custom splash page',
    },
    aruba: {
      name: 'Aruba',
      text: 'Aruba Instant and Instant On',
    },
    cisco: {
      name: 'Cisco',
      text: 'Catalyst 9800 and AireOS controllers',
    },
    ruckus: {
      name: 'Ruckus',
      text: 'Ruckus Unleashed, ZoneDirector and SmartZone',
    },
    cambium: {
      name: 'Cambium',
      text: 'Cambium cnPilot, XV and cnMaestro',
    },
    fortinet: {
      name: 'Fortinet',
      text: 'FortiGate and FortiAP',
    },
    radius: {
      name: 'RADIUS',
      text: 'Anything else with an outside login page and RADIUS',
    },
  },
  setUp: 'Set up',
  edit: 'Edit',
  remove: 'Delete',
  empty: {
    title: 'No device yet',
    text: 'Add the venue’s router so that guests see your welcome page when they join the Wi-Fi. No router at hand? Try it with a simulated one first.',
    readOnly: 'The owner or a manager of the page can add the first device.',
  },
  removeAsk: {
    title: 'Delete “{name}”?',
    text: 'Guests of this device will not be able to sign in again. This cannot be undone.',
    confirm: 'Delete device',
  },
  form: {
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
          text: 'Recommended. What is said about the guest is encrypted; the router needs the php-cli package.',
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
  },
  recipe: {
    title: 'Set up {name}',
    lead: 'Step by step. All values are filled in for this very device.',
    secret: 'Secret keys are inside: do not send this to strangers.',
    code: 'Code of step {number, number}',
    waiting: 'Waiting for first contact…',
    waitingText: 'Keep this open. The moment the device speaks up, this turns green.',
    online: 'Connected!',
    onlineText: 'Last contact: {when}. Now join the Wi-Fi with your own phone.',
    offline: 'The device is silent',
    offlineText: 'Last contact: {when}. Check its power and its Internet line.',
    lastError: 'Last error: {error}',
    ownerOnly: 'Only the owner of the page can see how to set it up, because it holds secret keys.',
  },
  wizard: {
    brand: 'Brand',
    details: 'Details',
    connect: 'Connect',
    label: 'Steps of adding a device',
    search: 'Search brand or model',
    none: 'No such brand here. If the device has an external login page and RADIUS, choose “RADIUS”.',
    other: 'Change brand',
  },
  test: {
    examine: 'Why can’t guests connect?',
    action: 'Test',
    title: 'Test of {name}',
    lead: 'Each line is a real exchange, or what the device itself has proved lately.',
    again: 'Test again',
    running: 'Asking the device…',
    checks: {
      contact: {
        name: 'The device speaks to us',
        ok: 'Heard a moment ago.',
        failed: 'Silent for more than 5 minutes. Check its power and its Internet.',
        open: 'Never heard of yet. Do the set-up steps first.',
        none: 'Does not apply.',
      },
      keys: {
        name: 'The secret fits',
        ok: 'Its packets carry the right secret.',
        failed: 'Packets in its name carry another secret. Copy the secret again, or make new keys.',
        open: 'No packet yet to tell.',
        none: 'This kind of device does not use RADIUS.',
      },
      login: {
        name: 'A trial login by RADIUS',
        ok: 'The server took a request signed with this device’s secret and let it in.',
        failed: 'The RADIUS server did not answer. Tell whoever runs the system.',
        open: 'Not tried.',
        none: 'This kind of device does not use RADIUS.',
      },
      orders: {
        name: 'It takes our orders',
        ok: 'The device or its controller has just answered.',
        failed: 'Disconnecting or changing speed would not work.',
        open: 'Not known.',
        none: 'This kind of device takes no orders.',
      },
      guest: {
        name: 'A real guest came online',
        ok: 'A guest came online through it in the last 24 hours.',
        open: 'Nobody yet. Join this Wi-Fi with your phone: only a real phone proves the whole way.',
        failed: 'Nobody yet.',
        none: 'Does not apply.',
      },
    },
    at: 'At {time}',
    results: {
      ok: 'Good',
      failed: 'Fails',
      open: 'Not proved',
      none: 'None',
    },
  },
  keys: {
    hidden: 'The device has proved its keys, so they are not shown again. Setting it up anew? Make new keys.',
    make: 'Make new keys',
    ask: {
      title: 'Make new keys for {name}?',
      text: 'The old keys hold for 24 hours, or until the device first uses the new ones. Guests online notice nothing.',
    },
    waiting: 'The new keys wait for the device. The old ones hold until {time}.',
  },
  phone: {
    button: 'Open on a phone',
    title: 'Scan this with the phone at the device',
    text: 'The link opens once, on one phone, and ends at {time}. Whoever opens it sees the device’s secret keys.',
    label: 'QR code that opens the set-up steps',
    copy: 'Copy the link',
    copied: 'Copied.',
    over: 'This link is over.',
    again: 'Make a new link',
  },
  import: {
    action: 'Add many',
    title: 'Add many devices from a CSV file',
    lead: 'One device a line. Look at the preview; only when every line is right are they added, all at once.',
    template: 'Download template',
    choose: 'Choose CSV file',
    paste: 'Or paste here',
    line: 'Line',
    good: 'Ready',
    add: '{count, plural, one {Add # device} other {Add # devices}}',
    added: '{count, plural, one {# device added.} other {# devices added.}}',
    problems: {
      name: 'The name is missing',
      type: 'No such type of device',
      nas_id: 'A NAS code has letters, digits and . _ -, from 3 to 64 characters',
      loginUrl: 'The login address must begin with http:// or https://',
      duplicate: 'This NAS code is taken',
      many: 'At most 200 lines at once',
      notText: 'This file is not CSV. In your spreadsheet choose Save as “CSV UTF-8” and try again.',
    },
  },
} as const satisfies Like<typeof source>
