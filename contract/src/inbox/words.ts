// The words and limits of the inbox that dashboards need without a schema.
import { MEGABYTE } from '../media/limits.ts'

export const REPLY_CHANNELS = ['zalo', 'email', 'sms', 'home'] as const
export type ReplyChannelName = (typeof REPLY_CHANNELS)[number]
/** `waiting` is for the person, or until a moment. */
export const CONVERSATION_STATES = ['open', 'waiting', 'closed'] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]
/** `unknown`: the answer was lost, so it may have arrived; nothing sends it again by itself. */
export const MESSAGE_STATES = ['received', 'sending', 'sent', 'delivered', 'seen', 'failed', 'unknown'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
/** `config`: the owner has to act first. */
export const SEND_FAILURES = ['retry', 'wait', 'permanent', 'config', 'unknown'] as const
export type SendFailure = (typeof SEND_FAILURES)[number]
/** Why a template is not sent to a person now; an advert needs consent, and counts towards its limits. */
export const TEMPLATE_REFUSALS = ['unsubscribed', 'bounced', 'quiet', 'no-consent', 'frequency', 'daily'] as const
export const FILE_KINDS = ['picture', 'file', 'sound', 'film'] as const
export type FileKind = (typeof FILE_KINDS)[number]
/** `gone`: the channel no longer had it. */
export const FILE_STATES = ['uploading', 'waiting', 'stored', 'gone'] as const
export const LABEL_COLOURS = ['grey', 'blue', 'teal', 'yellow', 'orange', 'green', 'red'] as const

/** What a reply may name of the person, the venue and the member; filled in when it is sent. */
export const MERGE_FIELDS = ['name', 'venue', 'me'] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

export const MOST_REPLY_LETTERS = 2000
export const MOST_PICTURE_BYTES = MEGABYTE
export const MOST_FILE_BYTES = 5 * MEGABYTE
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const

/** Puts values in the place of `{name}`, `{venue}` and `{me}`; other braces stay. */
export function fillFields(text: string, values: Readonly<Record<MergeField, string>>): string {
  return text.replaceAll(/\{(name|venue|me)\}/g, (_, field: MergeField) => values[field])
}
