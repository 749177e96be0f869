import type { HomeScreen } from './view.ts'
import type { HomeWifi, HomeWifiReady } from './wifiView.ts'

const OFFER: HomeWifi = {
  kind: 'homeWifi',
  backHref: '/home/page',
  action: '/home/page/wifi',
  networkName: 'Quan La Secure',
  device: 'apple',
  venues: [],
  days: 365,
  profiles: [],
}

const READY: HomeWifiReady = {
  kind: 'homeWifiReady',
  backHref: '/home/page/wifi',
  device: 'apple',
  networkName: 'Quan La Secure',
  until: '21 thg 11, 2027',
  fileHref: '/wifi-profile/token',
  address: 'https://wifi.example.com/wifi-profile/token',
  qr: { path: 'M0 0h1v1h-1z', edge: 33 },
  typed: undefined,
}

const TYPED = {
  name: 'wifi-AZmn0hEReryN7wEjRWeJqw.KWukGhGi',
  password: 'dek7vtkg52djjfgbj7tw',
  server: 'wifi.example.com',
}

export const WIFI_SCREENS: Record<string, HomeScreen> = {
  'home-wifi': OFFER,
  'home-wifi-known': {
    ...OFFER,
    device: 'android',
    venues: ['Quán Lá Hồ Tây', 'Quán Lá Bờ Hồ'],
    profiles: [
      { id: '1', device: 'apple', madeOn: '21 thg 11, 2026', usedOn: '23 thg 11, 2026', until: '21 thg 11, 2027' },
      { id: '2', device: 'windows', madeOn: '22 thg 11, 2026', usedOn: undefined, until: '22 thg 11, 2027' },
    ],
  },
  'home-wifi-ready-apple': READY,
  'home-wifi-ready-android': { ...READY, device: 'android', typed: TYPED },
  'home-wifi-ready-windows': { ...READY, device: 'windows', typed: TYPED },
  'home-wifi-ready-other': { ...READY, device: 'other', fileHref: undefined, typed: TYPED },
}
