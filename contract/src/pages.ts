import * as z from 'zod'
import { ROLES } from './access.ts'
import { endpoint } from './http/endpoint.ts'
import { crud } from './http/crud.ts'
import { OpeningHours } from './pages/openingHours.ts'
import { overview } from './pages/overview.ts'
import { isStorable, requiredText, text, timeZone } from './text.ts'

/** Days within which a deleted page can be restored. */
export const UNDO_DAYS = 30

/** The name of an uploaded file, or a web address; never a script. */
const image = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/[^\s"'<>\\]+|[\w./-]+)$/)
  .refine(isStorable)

const fields = z.object({
  name: requiredText(128).min(2),
  title: text(128).optional(),
  description: text(2000).optional(),
  images: z.array(image).max(12).optional(),
  address: text(300).optional(),
  /** In the page's time zone; null until they are set. */
  openingHours: OpeningHours.nullable().optional(),
  /** In minor units of `currency`. */
  price: z.int().min(0).nullable().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  unit: text(32).optional(),
  emailNotification: z.boolean().optional(),
  enableReview: z.boolean().optional(),
  timeZone: timeZone.optional(),
})

export const Page = fields.required().extend({
  eid: z.uuid(),
  PageSubscription: z
    .object({
      Plan: z.object({
        name: z.string(),
        other_metrics: z.object({
          videoUpload: z.number().int(),
          cta: z.number().int(),
          modules: z.array(z.string()),
        }),
      }),
      end_date: z.iso.datetime().nullable(),
      isLifetime: z.boolean(),
    })
    .nullable(),
  /** The caller's own entry; everybody's for those who may see the roles. */
  UserPages: z.array(z.object({ page_id: z.uuid(), uid: z.uuid(), role: z.enum(ROLES), canReadIdentity: z.boolean() })),
  deletedAt: z.iso.datetime().nullable(),
})
export type Page = z.output<typeof Page>

/** What of a new venue's first evening has happened: facts of the page, then of the one who asks. */
export const FirstSteps = z.object({
  deviceAdded: z.boolean(),
  deviceSeen: z.boolean(),
  /** By a phone that came through a gateway of the venue. */
  portalOpened: z.boolean(),
  guestOnline: z.boolean(),
  /** Whether the simulator took a guest online; this counts as no visit. */
  tried: z.boolean(),
  memberInvited: z.boolean(),
  emailConfirmed: z.boolean(),
  twoStepOn: z.boolean(),
  /** The list was put away. */
  closed: z.boolean(),
})
export type FirstSteps = z.output<typeof FirstSteps>

const baseEndpoints = crud({
  path: '/pages',
  key: 'eid',
  id: requiredText(128),
  name: 'page',
  item: Page,
  fields,
  /** `true`: the caller's own deleted pages that can still be restored. */
  filter: { deleted: z.enum(['true', 'false']).optional() },
  search: ['name'],
  read: { by: 'user' },
  edit: { by: 'user' },
})

/** A page is a venue. Listing and creating need a user; changing one needs a right on that page. */
export const pages = {
  ...baseEndpoints,
  overview,
  read: endpoint({
    method: 'GET',
    path: '/pages/{eid}',
    summary: 'Read a page',
    access: { by: 'member', of: 'eid', may: 'page.settings:read' },
    params: baseEndpoints.update.params,
    returns: Page,
  }),
  update: endpoint({ ...baseEndpoints.update, access: { by: 'member', of: 'eid', may: 'page.settings:write' } }),
  remove: endpoint({
    ...baseEndpoints.remove,
    access: { by: 'member', of: 'eid', may: 'page.settings:delete' },
    /** The page's name as its owner typed it to confirm. */
    query: z.object({ name: z.string().max(200).optional() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/pages/{eid}/restore',
    summary: 'Bring a deleted page back; its owner may, for 30 days',
    access: { by: 'user' },
    params: baseEndpoints.update.params,
    returns: Page,
  }),
  firstSteps: endpoint({
    method: 'GET',
    path: '/pages/{eid}/first-steps',
    summary: 'How far a new page is on its way to the first guest online',
    access: { by: 'member', of: 'eid', may: 'page.settings:read' },
    params: baseEndpoints.update.params,
    returns: FirstSteps,
  }),
  closeFirstSteps: endpoint({
    method: 'DELETE',
    path: '/pages/{eid}/first-steps',
    summary: 'Put the list of first steps away',
    access: { by: 'member', of: 'eid', may: 'page.settings:write' },
    params: baseEndpoints.update.params,
    returns: z.object({}),
  }),
}
