// Which help articles there are, by topic and in reading order. Their text is in `locales/src/<language>/help/<name>.md`.
import { isOneOf, keysOf } from '@portico/contract/records.ts'

export const TOPICS = {
  start: ['first-evening', 'try-without-router', 'home', 'find-your-way', 'several-venues', 'page-details'],
  devices: [
    'add-device',
    'opennds',
    'mikrotik',
    'unifi',
    'omada',
    'ruckus',
    'aruba',
    'cisco',
    'meraki',
    'fortigate',
    'cambium',
    'coovachilli',
    'radius',
    'technician',
    'import-devices',
  ],
  welcome: ['login-flow', 'steps', 'code-by-message', 'publish', 'welcome-look', 'media', 'consents'],
  codes: ['access-codes', 'print-codes', 'counter', 'sell-wifi'],
  running: [
    'live-sessions',
    'limits',
    'block-and-allow',
    'wifi-profiles',
    'guest-profiles',
    'guest-segments',
    'guest-tags',
    'import-guests',
    'leads',
    'menu',
    'tasks',
    'gifts',
    'gift-orders',
    'games',
    'reviews',
    'inbox',
    'chatbots',
    'ai-settings',
    'campaigns',
    'book-campaign',
    'zalo-connect',
    'zalo-followers',
    'message-templates',
    'message-campaigns',
    'automations',
    'message-settings',
    'guest-data',
    'privacy-law',
  ],
  trouble: ['nobody-gets-in', 'device-silent', 'welcome-page-missing', 'no-message'],
  reports: [
    'reports',
    'report-overview',
    'report-visits',
    'report-top-guests',
    'report-campaigns',
    'report-devices',
    'report-software',
    'report-times',
    'report-loyalty',
    'report-survey',
    'share-report',
    'schedule-report',
  ],
  team: ['invite', 'roles', 'transfer-page', 'audit-log'],
  account: ['sign-in-problems', 'two-step', 'signed-in-devices', 'language'],
  settings: ['notifications', 'own-services', 'api-keys', 'webhooks', 'billing', 'platform', 'delete-page'],
  words: ['glossary'],
} as const

export type Topic = keyof typeof TOPICS
export type ArticleName = (typeof TOPICS)[Topic][number]

export const TOPIC_NAMES = keysOf(TOPICS)
export const ARTICLE_NAMES: readonly ArticleName[] = TOPIC_NAMES.flatMap((topic) => TOPICS[topic])

export function isArticleName(name: string): name is ArticleName {
  return isOneOf(ARTICLE_NAMES, name)
}

export function topicOf(name: ArticleName): Topic {
  return TOPIC_NAMES.find((topic) => (TOPICS[topic] as readonly string[]).includes(name))!
}
