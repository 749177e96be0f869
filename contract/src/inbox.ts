// The inbox: conversations with people over every channel, and what helps to answer them.
import * as z from 'zod'
import { crud } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { inboxBoard } from './inbox/board.ts'
import {
  CONVERSATION_STATES,
  LABEL_COLOURS,
  MESSAGE_STATES,
  MOST_REPLY_LETTERS,
  REPLY_CHANNELS,
} from './inbox/words.ts'
import { requiredText, text } from './text.ts'

const instant = z.iso.datetime().nullable()

const Conversation = z.object({
  id: z.uuid(),
  channel: z.enum(REPLY_CHANNELS),
  /** Null until the person is linked to a guest. */
  guestId: z.uuid().nullable(),
  /** The guest’s name, else what the channel calls them; masked for those who may not read it. */
  name: z.string(),
  status: z.enum(CONVERSATION_STATES),
  snoozedUntil: instant,
  assigneeId: z.uuid().nullable(),
  labels: z.array(z.uuid()),
  unread: z.int(),
  lastText: z.string(),
  lastDirection: z.enum(['in', 'out']),
  lastState: z.enum(MESSAGE_STATES),
  lastAt: z.iso.datetime(),
  lastInboundAt: instant,
  createdAt: z.iso.datetime(),
})
export type Conversation = z.output<typeof Conversation>

/** Until when the channel takes answers. */
const Window = z.object({
  /** `free`: without a charge; `over`: not any more; `off`: the channel is not connected. Without instants it has no end. */
  state: z.enum(['free', 'open', 'over', 'off']),
  freeUntil: instant,
  until: instant,
})
export type ReplyWindow = z.output<typeof Window>

const OpenConversation = Conversation.extend({
  window: Window,
  takesFiles: z.boolean(),
  /** What one answer costs the page, or one part of a text message, in minor units. */
  rate: z.int(),
  /** The channel says which guest it is; the link cannot be changed. */
  isGuestCertain: z.boolean(),
})
export type OpenConversation = z.output<typeof OpenConversation>

const Present = z.object({ uid: z.uuid(), displayName: z.string(), isTyping: z.boolean() })
export type Present = z.output<typeof Present>

const READ = { by: 'page', may: 'zalo:read' } as const
const REPLY = { by: 'page', may: 'zalo:reply' } as const
const MANAGE = { by: 'page', may: 'zalo:send' } as const
const params = z.object({ id: z.uuid() })

const base = crud({
  path: '/conversations',
  key: 'id',
  name: 'conversation',
  item: Conversation,
  fields: z.object({
    status: z.enum(CONVERSATION_STATES),
    /** Of `waiting`: when it is open again by itself. */
    snoozedUntil: z.iso.datetime({ offset: true }).nullable(),
    assigneeId: z.uuid().nullable(),
    labels: z.array(z.uuid()).max(20),
  }),
  filter: {
    status: z.enum(CONVERSATION_STATES).optional(),
    assignee: z.union([z.uuid(), z.enum(['me', 'none'])]).optional(),
    label: z.uuid().optional(),
    channel: z.enum(REPLY_CHANNELS).optional(),
    unread: z.enum(['yes']).optional(),
    /** Part of a name or of what was written, accents or not. */
    search: text(80).optional(),
  },
  verbs: ['list', 'read', 'update', 'remove'],
  about: {
    list: 'Conversations, newest first; names are masked without the right to guests’ identity',
    update: 'Assign, label, close or put off a conversation',
    remove: 'Delete a conversation with all its messages and files',
  },
  read: READ,
  edit: REPLY,
})

export const conversations = {
  list: base.list,
  read: endpoint({ ...base.read, returns: OpenConversation }),
  update: endpoint({ ...base.update, returns: OpenConversation }),
  remove: endpoint({ ...base.remove, access: MANAGE }),
  see: endpoint({
    method: 'POST',
    path: '/conversations/{id}/seen',
    summary: 'Mark a conversation as read, or as unread again',
    access: REPLY,
    params,
    body: z.object({ isUnread: z.boolean().default(false) }),
    returns: z.object({ unread: z.int() }),
    isPart: true,
  }),
  link: endpoint({
    method: 'PUT',
    path: '/conversations/{id}/guest',
    summary: 'Say which guest the person is; null for nobody',
    access: REPLY,
    params,
    body: z.object({ guestId: z.uuid().nullable() }),
    returns: OpenConversation,
  }),
  quota: endpoint({
    method: 'GET',
    path: '/conversations/{id}/quota',
    summary: 'Free answers that are left to this person, as the channel counts them; null where it does not',
    access: READ,
    params,
    returns: z.object({ remain: z.int().nullable(), total: z.int().nullable() }),
    isWaiting: true,
    perMinute: 60,
  }),
  here: endpoint({
    method: 'PUT',
    path: '/conversations/{id}/presence',
    summary: 'Say that the caller has the conversation open; who else has',
    access: REPLY,
    params,
    body: z.object({ isTyping: z.boolean() }),
    returns: z.object({ people: z.array(Present) }),
    isPart: true,
  }),
  board: inboxBoard,
}

const Label = z.object({ id: z.uuid(), name: z.string(), colour: z.enum(LABEL_COLOURS), createdAt: z.iso.datetime() })
export type ConversationLabel = z.output<typeof Label>

export const conversationLabels = crud({
  path: '/conversation-labels',
  key: 'id',
  name: 'label of conversations',
  item: Label,
  fields: z.object({ name: requiredText(40), colour: z.enum(LABEL_COLOURS) }),
  most: 50,
  read: READ,
  edit: MANAGE,
})

const QuickReply = z.object({ id: z.uuid(), shortcut: z.string(), text: z.string(), createdAt: z.iso.datetime() })
export type QuickReply = z.output<typeof QuickReply>

export const quickReplies = crud({
  path: '/quick-replies',
  key: 'id',
  name: 'quick reply',
  item: QuickReply,
  fields: z.object({
    /** What is typed after a slash. */
    shortcut: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[\p{L}\p{N}-]{1,30}$/u, 'field/invalid'),
    /** May name `{name}`, `{venue}` and `{me}`. */
    text: requiredText(MOST_REPLY_LETTERS),
  }),
  most: 200,
  read: READ,
  edit: MANAGE,
})
