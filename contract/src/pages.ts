import * as z from 'zod'
import { ROLES } from './access.ts'
import { endpoint } from './http/endpoint.ts'
import { crud } from './http/crud.ts'
import { requiredText, text, timeZone } from './text.ts'

const fields = z.object({
  name: requiredText(128).min(2),
  title: text(128).optional(),
  description: text(2000).optional(),
  images: z.array(z.string().max(500)).max(12).optional(),
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
  UserPages: z.array(z.object({ page_id: z.uuid(), uid: z.uuid(), role: z.enum(ROLES) })),
})
export type Page = z.output<typeof Page>

const usual = crud({
  path: '/pages',
  key: 'eid',
  name: 'page',
  item: Page,
  fields,
  filter: {},
  read: { by: 'user' },
  edit: { by: 'user' },
})

/** A page is a venue. Listing and creating need a user; changing one needs a right on that page. */
export const pages = {
  ...usual,
  update: endpoint({ ...usual.update, access: { by: 'member', of: 'eid', may: 'page.settings:write' } }),
  remove: endpoint({ ...usual.remove, access: { by: 'member', of: 'eid', may: 'page.settings:delete' } }),
}
