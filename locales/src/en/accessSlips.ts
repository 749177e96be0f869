import type { accessSlips as source } from '../vi/accessSlips.ts'
import type { Like } from '../languages.ts'

export const accessSlips = {
  network: 'Wi-Fi',
  code: 'Access code',
  scan: 'Scan to get online',
  how: 'Join the Wi-Fi, then enter the code on the sign-in page.',
  howNamed: 'Join the Wi-Fi {ssid}, then enter the code on the sign-in page.',
  join: '1. Join Wi-Fi',
  signIn: '2. Sign in',
  fromFirstUse: 'from first use',
  devices: '{count} devices',
  data: '{amount} of data',
  until: 'Expires {date}',
  number: 'No. {number}',
  columns: {
    number: 'No.',
    code: 'Code',
    note: 'Note',
    state: 'Status',
    duration: 'Duration',
    devices: 'Devices',
    price: 'Price',
    firstUsed: 'First used',
    expires: 'Expires',
    link: 'Link',
  },
  states: {
    unused: 'Unused',
    used: 'In use',
    expired: 'Expired',
    revoked: 'Revoked',
  },
} as const satisfies Like<typeof source>
