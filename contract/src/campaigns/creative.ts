// A creative: what one advert shows on a guest's phone. Structured data, stated once for server, editor and portal.
import * as z from 'zod'
import { key } from '../text.ts'
import { colour, mediaPath, Picture, translationsOf, webAddress } from '../templates/design.ts'
import { CREATIVE_KINDS, CREATIVE_ARTS, MOST_CREATIVE_PICTURES, MOST_OPTIONS } from './kinds.ts'

const SurveyQuestion = z.object({
  question: translationsOf(120),
  form: z.enum(['rating', 'choice']),
  options: z.array(z.object({ id: key, label: translationsOf(60) })).max(MOST_OPTIONS),
})

export const CreativeDesign = z.object({
  kind: z.enum(CREATIVE_KINDS).default('words'),
  accent: colour.default('#0f766e'),
  /** A drawing of ours for an occasion; a picture takes precedence. */
  art: z.enum(CREATIVE_ARTS).default('none'),
  pictures: z.array(Picture).max(MOST_CREATIVE_PICTURES).default([]),
  secondsEach: z.int().min(2).max(20).default(4),
  /** Needs a plan with `videoUpload`. */
  film: z
    .object({ path: mediaPath, poster: z.union([mediaPath, z.literal('')]) })
    .nullable()
    .default(null),
  heading: translationsOf(80),
  body: translationsOf(300),
  /** Needs a plan with `cta`. `isLead` also makes a lead of a guest who follows it. */
  action: z
    .object({ label: translationsOf(40), href: webAddress, isLead: z.boolean().default(false) })
    .nullable()
    .default(null),
  survey: SurveyQuestion.nullable().default(null),
})
export type CreativeDesign = z.output<typeof CreativeDesign>
