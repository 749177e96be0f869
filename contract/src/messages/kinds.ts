// What a message can be, where it goes, and how long its parts may be.

export const TEMPLATE_KINDS = [
  'text',
  'picture',
  'list',
  'buttons',
  'request_user_info',
  'zns',
  'email',
  'sms',
] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]

/** States in which Zalo holds a ZNS template; `unknown` until it was asked. */
export const APPROVALS = ['unknown', 'pending', 'approved', 'rejected', 'disabled'] as const

/** `url` opens an address, `query` writes words back to the account, `phone` calls, `sms` opens a text message. */
export const BUTTON_ACTIONS = ['url', 'query', 'phone', 'sms'] as const

export const MOST_TEMPLATES = 300
export const MOST_ELEMENTS = 5
export const MOST_BUTTONS = 5
export const MOST_BLOCKS = 30
export const MOST_PARAMS = 20
/** Characters of a text to a follower, and of the title and the words of an element. */
export const LONGEST_TEXT = 2000
export const LONGEST_TITLE = 100
export const LONGEST_SUBTITLE = 500
export const LONGEST_SUBJECT = 150

/** `zalo` writes to who wrote to the Official Account lately; `zns` sends an approved template by phone number or user id. */
export const MESSAGE_CHANNELS = ['zalo', 'zns', 'email', 'sms'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** The channel a kind of template is sent by. */
export function channelOf(kind: TemplateKind): MessageChannel {
  return kind === 'zns' || kind === 'email' || kind === 'sms' ? kind : 'zalo'
}

export const CAMPAIGN_STATES = ['draft', 'scheduled', 'preparing', 'running', 'paused', 'done', 'cancelled'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]
export const SEND_STATES = [
  'waiting',
  'sending',
  'sent',
  'unknown',
  'failed',
  'skipped',
  'held-out',
  'cancelled',
] as const
/** Why a campaign rests whose page has no plan for it any more. */
export const PLAN_OVER = 'plan'

/** Why a guest is left out, by law, by their own word, or because nothing reaches them. */
export const REFUSALS = [
  'no-contact',
  'no-consent',
  'unsubscribed',
  'bounced',
  'frequency',
  'daily',
  'country',
  'not-follower',
  'window',
  'not-approved',
  'no-provider',
  'no-words',
  'missing-field',
  'budget',
  'plan-limit',
  'erased',
] as const
export type Refusal = (typeof REFUSALS)[number]
/** Why a message that was tried did not get through. */
export const FAILURES = ['refused', 'bounced', 'gave-up', 'interrupted', 'no-answer'] as const
export const MOST_WAYS = 4
export const MOST_CAMPAIGNS = 1000

/** Why a running campaign stands still: quiet hours, the provider has had enough for now, another try after a fault. */
export const WAITS = ['quiet', 'limit', 'retry'] as const
