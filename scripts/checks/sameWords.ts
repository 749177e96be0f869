// Words written the same in several languages, so that a sentence made of them is no forgotten copy.
import type { Language } from '../../locales/src/languages.ts'

/** Names: no language translates them. */
export const SAME_EVERYWHERE = [
  'CoA',
  'Google',
  'HTTPS',
  'ID',
  'IP',
  'LAN',
  'MAC',
  'MikroTik',
  'NAS',
  'NAS-Identifier',
  'OK',
  'OTP',
  'OpenWrt',
  'Portico',
  'RADIUS',
  'SMS',
  'SSID',
  'TikTok',
  'UDP',
  'URL',
  'VLAN',
  'WISPr',
  'Wi-Fi',
  'YouTube',
  'Zalo',
  'h',
  'kbps',
  'Mbps',
  'min',
  'openNDS',
]

/** Words a language shares with English or Vietnamese. */
export const SAME_IN: Partial<Record<Language, string[]>> = {
  en: ['e-mail', 'marketing'],
  es: ['editor'],
  fr: ['actions', 'contact', 'description', 'e-mail', 'port'],
  it: ['account', 'download', 'e-mail', 'password', 'upload'],
}
