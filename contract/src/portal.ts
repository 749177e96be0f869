// What guests see on their phones, as owners and staff need it: a step drawn as a guest would see it, and codes that guests wait for.
import * as z from 'zod'
import { DraftSteps } from './flows/flow.ts'
import { Channels, MaxPerMonth, Texts } from './guests.ts'
import { listOf } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { Drawing } from './portal/drawing.ts'
import { language } from './text.ts'

/** A guest at the counter who needs a code. */
export const StaffCode = z.object({
  id: z.uuid(),
  code: z.string(),
  /** The end of what the guest typed, and of the phone's address. */
  hint: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

export const portal = {
  preview: endpoint({
    method: 'POST',
    path: '/login-flow-previews',
    summary: 'Draw a step as a guest would see it, for the builder',
    access: { by: 'page', may: 'flow:read' },
    isPart: true,
    body: z.object({
      steps: DraftSteps.min(1),
      /** Which of the steps. */
      index: z.int().min(0).max(99),
      language: language.default('vi'),
      /** Light or dark whatever the device prefers. */
      scheme: z.enum(['light', 'dark']).optional(),
      /** Of a step that sends a code: the screen where it is typed. */
      isCodeSent: z.boolean().default(false),
      templateId: z.uuid().nullable().default(null),
      /** The page of terms behind the step's link instead. */
      isTerms: z.boolean().default(false),
      /** Words that are being written, instead of the page's own. */
      wordings: z
        .object({
          terms: z.object({ texts: Texts }),
          marketing: z.object({ texts: Texts, channels: Channels, maxPerMonth: MaxPerMonth }),
        })
        .partial()
        .optional(),
    }),
    returns: Drawing,
    perMinute: 600,
  }),
  codes: endpoint({
    method: 'GET',
    path: '/login-codes',
    summary: 'Codes guests at the counter are waiting for',
    access: { by: 'page', may: 'access-code:read' },
    returns: listOf(StaffCode),
  }),
}
