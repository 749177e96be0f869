// Templates: the shared library that administrators keep, and a page's own with drafts and versions.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { seenRevision, versionedCalls } from './http/versioned.ts'
import { Drawing } from './portal/drawing.ts'
import { language, requiredText } from './text.ts'
import { TemplateDesign, TRADES } from './templates/design.ts'

export {
  ARTS,
  BOX_POSITIONS,
  BOX_SHAPES,
  FONTS,
  MOST_AUTOLOGIN_SECONDS,
  MOST_LOGO_MS,
  MOST_SLIDES,
  picturesOf,
  PICTURE_RATIOS,
  SCHEMES,
  TemplateDesign,
  TRADES,
  WAVES,
  type Art,
  type Picture,
  type Trade,
} from './templates/design.ts'

/** Screens of the portal an editor can look at. */
export const PREVIEW_SCREENS = ['connect', 'form', 'survey', 'code', 'online', 'terms'] as const
export type PreviewScreen = (typeof PREVIEW_SCREENS)[number]

/** One of the shared library (specification §3), which any page may copy. */
export const BeeTemplate = z.object({
  _id: z.uuid(),
  id: z.uuid(),
  type: z.literal('shared'),
  category: z.enum(TRADES),
  name: z.string(),
  design: TemplateDesign,
  /** Shows it as a guest would see it; on the portal's origin, valid for a day. */
  previewUrl: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type BeeTemplate = z.output<typeof BeeTemplate>

export const Template = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The draft. */
  design: TemplateDesign,
  /** Goes up with every change of the draft; a caller who saves says which one they saw. */
  revision: z.number().int(),
  /** Newest published version; 0 before the first. */
  version: z.number().int(),
  publishedAt: z.iso.datetime().nullable(),
  /** The draft differs from what guests see. */
  hasChanges: z.boolean(),
  /** Guests of the page see this one. */
  isActive: z.boolean(),
  /** Shows the draft as a guest would see it; on the portal's origin, valid for a day. */
  previewUrl: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Template = z.output<typeof Template>

export const TemplateVersion = z.object({
  version: z.number().int(),
  design: TemplateDesign,
  at: z.iso.datetime(),
  by: z.string().nullable(),
  /** Guests have seen it; otherwise it is a draft kept before it was overwritten. */
  isPublished: z.boolean(),
})
export type TemplateVersion = z.output<typeof TemplateVersion>

const params = z.object({ id: z.uuid() })
const read = { by: 'page', may: 'template:read' } as const
const write = { by: 'page', may: 'template:write' } as const
const publish = { by: 'page', may: 'template:publish' } as const
const shared = {
  type: z.literal('shared').optional(),
  category: z.enum(TRADES),
  name: requiredText(80),
  design: TemplateDesign,
}

export const templates = {
  list: endpoint({
    method: 'GET',
    path: '/bee-templates',
    summary: 'List the shared templates, by trade',
    access: { by: 'user', orPageToken: true },
    query: paging.extend({
      /** Only `shared` are kept here. */
      type: z.string().max(20).default('shared'),
      /** Absent or empty: all. */
      category: z.union([z.enum(TRADES), z.literal('')]).optional(),
    }),
    returns: listOf(BeeTemplate),
  }),
  create: endpoint({
    method: 'POST',
    path: '/bee-templates',
    summary: 'Add a shared template',
    access: { by: 'admin' },
    body: z.object(shared),
    returns: BeeTemplate,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/bee-templates/{id}',
    summary: 'Change a shared template; copies stay as they are',
    access: { by: 'admin' },
    params,
    body: z.object(shared).partial(),
    returns: BeeTemplate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/bee-templates/{id}',
    summary: 'Delete a shared template; copies stay',
    access: { by: 'admin' },
    params,
    returns: params,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/template-previews',
    summary: 'Draw a screen of the portal in a design, for an editor',
    access: { by: 'user' },
    isPart: true,
    body: z.object({
      design: TemplateDesign,
      venue: z.string().max(128).default(''),
      language: language.default('vi'),
      screen: z.enum(PREVIEW_SCREENS).default('connect'),
      /** Shows light or dark whatever the device prefers. */
      scheme: z.enum(['light', 'dark']).optional(),
    }),
    returns: Drawing,
    perMinute: 600,
  }),
}

/** A page's own. */
export const pageTemplates = {
  ...versionedCalls({
    path: '/templates',
    name: 'a template',
    item: Template,
    version: TemplateVersion,
    read,
    write,
    publish,
    remove: { by: 'page', may: 'template:delete' },
  }),
  list: endpoint({
    method: 'GET',
    path: '/templates',
    summary: 'List the page\u2019s templates, the active one first',
    access: read,
    returns: listOf(Template),
  }),
  create: endpoint({
    method: 'POST',
    path: '/templates',
    summary: 'Copy a shared template into the page, or begin a plain one',
    access: write,
    body: z.object({ name: requiredText(80), from: z.uuid().optional() }),
    returns: Template,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/templates/{id}',
    summary: 'Save the draft, unless someone else did meanwhile; guests go on seeing the published version',
    access: write,
    params,
    body: z.object({ name: requiredText(80).optional(), design: TemplateDesign.optional(), revision: seenRevision }),
    returns: Template,
    perMinute: 120,
  }),
}
