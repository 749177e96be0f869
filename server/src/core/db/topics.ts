import type { LiveEvent } from '@portico/contract/live.ts'

/** What changed on a page. Dashboards listen to the contract's topics; `gateways` is for the servers' own registries. */
export type Topic = Exclude<LiveEvent['topic'], 'hello'> | 'gateways'

/** Queues whose workers wake when a row is written. */
export type Queue =
  | 'happenings'
  | 'outbox'
  | 'webhooks'
  | 'controllers'
  | 'guest-changes'
  | 'imports'
  | 'exports'
  | 'gift-cards'
  | 'zalo-events'
  | 'inbox-files'
  | 'messages'
  | 'bot-turns'
  | 'automations'
