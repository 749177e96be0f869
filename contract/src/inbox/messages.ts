// What was written in a conversation: messages of both sides, and notes that never leave the house.
import * as z from 'zod'
import { BOT_WRITERS } from '../chatbots/words.ts'
import { endpoint } from '../http/endpoint.ts'
import { CHUNK_BYTES } from '../media/limits.ts'
import { requiredText, text } from '../text.ts'
import {
  FILE_KINDS,
  FILE_STATES,
  MESSAGE_STATES,
  MOST_FILE_BYTES,
  MOST_REPLY_LETTERS,
  SEND_FAILURES,
  TEMPLATE_REFUSALS,
} from './words.ts'

const BASE64 = Math.ceil(CHUNK_BYTES / 3) * 4

const MessageFile = z.object({
  id: z.uuid(),
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** Parts it is fetched in. */
  parts: z.int(),
  offset: z.int(),
  state: z.enum(FILE_STATES),
})
export type MessageFile = z.output<typeof MessageFile>

const Message = z.object({
  id: z.uuid(),
  direction: z.enum(['in', 'out', 'note']),
  /** Numbers and addresses are masked for those who may not read them. */
  text: z.string(),
  files: z.array(MessageFile),
  /** Links and places. */
  links: z.array(z.object({ url: z.string(), name: z.string() })),
  /** The member who wrote it; empty for the person, for the channel's own chat, and for what was sent to many. */
  by: z.string(),
  /** A person wrote it in the channel's own chat. */
  isByAdmin: z.boolean(),
  /** What wrote it, when no person did. */
  byBot: z.enum(BOT_WRITERS).nullable(),
  /** What the person can press instead of typing. */
  buttons: z.array(z.string()),
  state: z.enum(MESSAGE_STATES),
  failure: z.enum(SEND_FAILURES).nullable(),
  /** In the channel's own words. */
  reason: z.string(),
  retryAt: z.iso.datetime().nullable(),
  at: z.iso.datetime(),
})
export type Message = z.output<typeof Message>

const Offer = z.object({
  templateId: z.uuid(),
  name: z.string(),
  /** The template's name with the person's values. */
  text: z.string(),
  by: z.enum(['user', 'phone']),
  /** What the page pays here, in minor units, and what Zalo charges, in đồng; null where Zalo does not say. */
  price: z.int(),
  zaloPrice: z.int().nullable(),
  refusal: z.enum(TEMPLATE_REFUSALS).nullable(),
})
export type TemplateOffered = z.output<typeof Offer>

const READ = { by: 'page', may: 'zalo:read' } as const
const REPLY = { by: 'page', may: 'zalo:reply' } as const
const params = z.object({ id: z.uuid() })

export const conversationMessages = {
  list: endpoint({
    method: 'GET',
    path: '/conversations/{id}/messages',
    summary: 'Messages and notes of a conversation, newest first; `before` is the `next` of the page before',
    access: READ,
    params,
    query: z.object({
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
      before: text(200).optional(),
    }),
    returns: z.object({ rows: z.array(Message), next: z.string().nullable() }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/conversations/{id}/messages',
    summary: 'Answer: one message, sent at once; the same `id` again is the same message, never a second one',
    access: REPLY,
    params,
    body: z.object({
      /** Made by the caller. */
      id: z.uuid(),
      /** May name `{name}`, `{venue}` and `{me}`. */
      text: text(MOST_REPLY_LETTERS).default(''),
      /** An upload of this conversation. */
      fileId: z.uuid().optional(),
      /** An approved template instead of words: all that can be sent once the window is over. */
      templateId: z.uuid().optional(),
    }),
    returns: Message,
    isWaiting: true,
    perMinute: 120,
  }),
  templates: endpoint({
    method: 'GET',
    path: '/conversations/{id}/templates',
    summary: 'Approved templates for a conversation by Zalo whose window is over, with what each costs',
    access: REPLY,
    params,
    returns: z.object({
      rows: z.array(Offer),
      /** Why none may be sent now, and until when. */
      refusal: z.enum(TEMPLATE_REFUSALS).nullable(),
      until: z.iso.datetime().nullable(),
    }),
    isWaiting: true,
    perMinute: 30,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/conversation-messages/{id}/retry',
    summary: 'Send a failed message again; one that may have arrived only with `even=unknown`',
    access: REPLY,
    params,
    query: z.object({ even: z.enum(['unknown']).optional() }),
    returns: Message,
    isWaiting: true,
    perMinute: 60,
  }),
  note: endpoint({
    method: 'POST',
    path: '/conversations/{id}/notes',
    summary: 'Write a note for colleagues; it is never sent',
    access: REPLY,
    params,
    body: z.object({ text: requiredText(MOST_REPLY_LETTERS) }),
    returns: Message,
  }),
  beginFile: endpoint({
    method: 'POST',
    path: '/conversations/{id}/files',
    summary: 'Begin to upload a picture or document for an answer',
    access: REPLY,
    params,
    body: z.object({ name: requiredText(200), size: z.int().min(1).max(MOST_FILE_BYTES) }),
    returns: MessageFile,
    isPart: true,
    perMinute: 120,
  }),
  appendFile: endpoint({
    method: 'PUT',
    path: '/conversation-files/{id}/data',
    summary: 'Send the next part of a file; what it is, is read from its bytes',
    access: REPLY,
    params,
    body: z.object({ offset: z.int().min(0), crc32: z.int().min(0), data: z.base64().min(4).max(BASE64) }),
    returns: MessageFile,
    isPart: true,
    isWaiting: true,
    perMinute: 600,
  }),
  filePart: endpoint({
    method: 'GET',
    path: '/conversation-files/{id}/parts/{number}',
    summary: 'A part of a file, in base64',
    access: READ,
    params: params.extend({ number: z.coerce.number<number | string>().int().min(1).max(1000) }),
    returns: z.object({ data: z.base64() }),
    isWaiting: true,
    perMinute: 3000,
  }),
}
