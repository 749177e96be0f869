// What the drawings of gateway brands show: the way from phone to Portico, and the fields to fill in, in the maker's own words.
import type { Messages } from '../core/messages.ts'

export type Part = keyof Messages['help']['drawing']['parts']
type Value = keyof Messages['help']['drawing']['values']

export type Brand = {
  parts: Part[]
  /** Where to click, or what to open. */
  path: string[]
  fields: { name: string; value: Value }[]
}

const ROUTER: Part[] = ['phone', 'router', 'portico']
const ACCESS_POINT: Part[] = ['phone', 'accessPoint', 'portico']
const CONTROLLER: Part[] = ['phone', 'accessPoint', 'controller', 'portico']
const MAKERS_CLOUD: Part[] = ['phone', 'accessPoint', 'makersCloud', 'portico']

export const BRANDS: Record<string, Brand> = {
  opennds: {
    parts: ROUTER,
    path: ['OpenWrt', 'SSH'],
    fields: [
      { name: 'fasremoteip, faspath', value: 'page' },
      { name: 'faskey', value: 'key' },
      { name: 'portico-agent', value: 'agent' },
    ],
  },
  mikrotik: {
    parts: ROUTER,
    path: ['WinBox', 'New Terminal'],
    fields: [
      { name: ':local guests', value: 'interface' },
      { name: '/radius secret', value: 'key' },
      { name: 'Files → hotspot → login.html', value: 'file' },
    ],
  },
  unifi: {
    parts: CONTROLLER,
    path: ['UniFi Network', 'Hotspot', 'Landing page'],
    fields: [
      { name: 'External portal server', value: 'address' },
      { name: 'Portal URL hostname', value: 'domain' },
      { name: 'Walled garden', value: 'open' },
    ],
  },
  omada: {
    parts: CONTROLLER,
    path: ['Omada', 'Authentication', 'Portal'],
    fields: [
      { name: 'External Portal Server', value: 'page' },
      { name: 'Hotspot Manager → Operators', value: 'account' },
    ],
  },
  ruckus: {
    parts: CONTROLLER,
    path: ['Ruckus', 'Hotspot Services'],
    fields: [
      { name: 'Login Page', value: 'page' },
      { name: 'Authentication Server', value: 'radius' },
      { name: 'WISPr Northbound Interface', value: 'account' },
    ],
  },
  aruba: {
    parts: ACCESS_POINT,
    path: ['Aruba Instant', 'CLI'],
    fields: [
      { name: 'wlan auth-server portico', value: 'radius' },
      { name: 'wlan external-captive-portal portico', value: 'page' },
      { name: 'wlan walled-garden', value: 'open' },
    ],
  },
  cisco: {
    parts: CONTROLLER,
    path: ['Catalyst 9800', 'IOS XE 17', 'CLI'],
    fields: [
      { name: 'radius server portico', value: 'radius' },
      { name: 'parameter-map type webauth portico', value: 'page' },
      { name: 'urlfilter list portico-garden', value: 'open' },
    ],
  },
  meraki: {
    parts: MAKERS_CLOUD,
    path: ['Meraki', 'Wireless', 'Splash page'],
    fields: [
      { name: 'Custom splash URL', value: 'page' },
      { name: 'Sign-on with my RADIUS server', value: 'radius' },
      { name: 'Walled garden', value: 'open' },
    ],
  },
  fortigate: {
    parts: CONTROLLER,
    path: ['FortiGate', 'CLI'],
    fields: [
      { name: 'config user radius', value: 'radius' },
      { name: 'external-web', value: 'page' },
      { name: 'captive-portal-exempt', value: 'open' },
    ],
  },
  cambium: {
    parts: ACCESS_POINT,
    path: ['cnMaestro', 'WLAN', 'Guest Access'],
    fields: [
      { name: 'External Hotspot', value: 'page' },
      { name: 'External Portal Post', value: 'on' },
      { name: 'RADIUS', value: 'radius' },
    ],
  },
  coovachilli: {
    parts: ROUTER,
    path: ['SSH', '/etc/chilli/portico'],
    fields: [
      { name: 'HS_UAMFORMAT', value: 'page' },
      { name: 'HS_UAMSECRET', value: 'key' },
      { name: 'HS_RADSECRET', value: 'radius' },
    ],
  },
  radius: {
    parts: ROUTER,
    path: ['Wi-Fi', 'Captive portal'],
    fields: [
      { name: 'External login page', value: 'page' },
      { name: 'RADIUS server', value: 'radius' },
      { name: 'Walled garden', value: 'open' },
    ],
  },
}
