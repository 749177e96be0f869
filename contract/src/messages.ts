// Message templates: what guests are written, by Zalo, e-mail and text message. The answers have the envelope of the specification.
import * as z from 'zod'
import { crud } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { seenRevision } from './http/versioned.ts'
import { MessageContent } from './messages/content.ts'
import { APPROVALS, MOST_TEMPLATES, TEMPLATE_KINDS } from './messages/kinds.ts'
import { MERGE_FIELDS } from './messages/merge.ts'
import { Drawing } from './portal/drawing.ts'
import { language, requiredText, text } from './text.ts'

const MessageTemplate = z.object({
  id: z.uuid(),
  _id: z.uuid(),
  name: z.string(),
  kind: z.enum(TEMPLATE_KINDS),
  content: MessageContent,
  /** What Zalo last said of a ZNS template, and why. */
  approval: z.enum(APPROVALS),
  approvalReason: z.string(),
  /** Campaigns that are not over and send it. */
  usedIn: z.int(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type MessageTemplate = z.output<typeof MessageTemplate>

/** What Zalo answers of itself, 0 for success. */
export function zaloAnswer<T extends z.core.SomeType>(data: T) {
  return z.object({ error: z.int(), message: z.string(), data })
}

const READ = { by: 'page', may: 'zalo:read' } as const
const WRITE = { by: 'page', may: 'zalo:draft' } as const

/** The same list without the envelope, as the server keeps it. */
export const templateRows = crud({
  path: '/zalo-message-templates',
  key: 'id',
  name: 'message template',
  item: MessageTemplate,
  fields: z.object({ name: requiredText(80), content: MessageContent }),
  filter: { kind: z.enum(TEMPLATE_KINDS).optional() },
  sort: ['name', 'updatedAt', 'createdAt'],
  search: ['name'],
  most: MOST_TEMPLATES,
  verbs: ['list', 'read', 'create', 'update', 'remove'],
  read: READ,
  edit: WRITE,
  module: 'messages',
})

const one = zaloAnswer(MessageTemplate)

/** Values a preview is filled with; what is left out takes a sample. */
const samples = z.partialRecord(z.enum(MERGE_FIELDS), text(80)).default({})

export const messageTemplates = {
  list: endpoint({
    ...templateRows.list,
    returns: zaloAnswer(z.object({ data: z.array(MessageTemplate), total: z.int() })),
  }),
  read: endpoint({ ...templateRows.read, returns: one }),
  create: endpoint({ ...templateRows.create, returns: one }),
  update: endpoint({
    ...templateRows.update,
    summary: 'Change a message template, unless someone else did meanwhile; what is being sent keeps its words',
    body: templateRows.update.body.extend({ revision: seenRevision }),
    returns: one,
  }),
  remove: endpoint({
    ...templateRows.remove,
    summary: 'Delete a message template that no campaign waits to send',
    returns: zaloAnswer(z.object({ id: z.uuid(), _id: z.uuid() })),
  }),
  draw: endpoint({
    method: 'POST',
    path: '/zalo-message-template-previews',
    summary: 'An e-mail as it would arrive, in HTML and in plain text',
    access: READ,
    isPart: true,
    body: z.object({ content: MessageContent, language: language.default('vi'), samples }),
    returns: z.object({ subject: z.string(), html: z.string(), text: z.string(), drawing: Drawing }),
    perMinute: 600,
  }),
}
