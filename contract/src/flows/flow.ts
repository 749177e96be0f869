// A login flow: the ordered steps a guest passes before the gateway opens. Stated once for server, builder and portal.
import * as z from 'zod'
import { isOwnName } from '../names.ts'
import { language, key, requiredText, text } from '../text.ts'

/** Step types that run. Each has one file in server/src/portal/steps and one screen in portal/src/screens. */
export const STEP_TYPES = [
  'one-tap',
  'terms',
  'form',
  'survey',
  'phone-code',
  'email-code',
  'password',
  'access-code',
  'purchase',
  'google',
  'facebook',
  'zalo',
  'video',
] as const
export type StepType = (typeof STEP_TYPES)[number]

/** Sign-ins that refuse a phone's mini-browser, so that the guest finishes in the real one. */
export const SIGN_INS = ['google', 'facebook', 'zalo'] as const satisfies readonly StepType[]
export type SignIn = (typeof SIGN_INS)[number]

export const QUESTION_TYPES = ['text', 'number', 'choice', 'rating', 'nps', 'date', 'phone', 'email'] as const

/** How a one-time code reaches the guest. `screen` proves nothing; `staff` proves that the guest is here. */
export const CODE_WAYS = ['sms', 'zalo', 'email', 'screen', 'staff'] as const
export type CodeWay = (typeof CODE_WAYS)[number]

export const MOST_STEPS = 10
export const MOST_QUESTIONS = 20
export const MOST_OFFERS = 6
/** Lifetime of a code in seconds, unless the step sets its own. */
export const CODE_SECONDS = 300
/** Seconds between two codes to one guest. */
export const RESEND_SECONDS = 60
/** Wrong tries a code bears. */
export const MOST_TRIES = 5
/** The pass for a sign-in elsewhere, or to fetch a mail: seconds, and kbps in both directions. */
export const PASS = { seconds: 180, kbps: 1024 } as const

function translationsOf(max: number) {
  return z.partialRecord(language, text(max))
}
/** The owner's words by language; where a language is missing the portal speaks its own. */
export type Translations = Partial<Record<z.output<typeof language>, string>>

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)

/** Names of the page's own form fields: a question must not use them. */
const OWN_FIELDS = new Set(['terms', 'marketing', 'wording', 'do', 'code', 'token', 'lang'])

const questionParts = z.object({
  label: translationsOf(200),
  /** Which attribute of the guest the answer becomes: name, phone, email, birthday, gender, tag, or a key of the venue's own. */
  mappingField: z
    .string()
    .regex(/^(?:[a-z][a-z0-9_]{0,39})?$/)
    .refine(isOwnName, 'field/invalid'),
  required: z.boolean(),
  /** Of `choice` only. */
  options: z.array(z.object({ value: requiredText(80), label: translationsOf(80).optional() })).max(30),
  /** Of `rating` and `nps` only: a score as low as this makes a lead. */
  leadAtOrBelow: z.int().min(0).max(10).optional(),
})
const DraftQuestion = z
  .object({ id: key.refine((id) => !OWN_FIELDS.has(id), 'field/invalid'), type: z.enum(QUESTION_TYPES) })
  .extend(questionParts.partial().shape)
export const Question = DraftQuestion.extend({
  label: questionParts.shape.label.default({}),
  mappingField: questionParts.shape.mappingField.default(''),
  required: questionParts.shape.required.default(false),
  options: questionParts.shape.options.default([]),
})
export type Question = z.output<typeof Question>

const stepParts = z.object({
  title: translationsOf(80),
  text: translationsOf(2000),
  buttonLabel: translationsOf(40),
  /** What guests who passed this step may add by themselves before their time is over: minutes, and how often. */
  extension: z.object({ minutes: z.int().min(5).max(1440), times: z.int().min(1).max(10) }).optional(),
  /** A guest who passed this step on an earlier visit is not asked again. */
  skipKnown: z.boolean(),
  /** Seconds a code lives. */
  expire_in: z.int().min(60).max(3600),
  /** In the order they are offered: the first is used, the next when it cannot be delivered. */
  codeDeliverMode: z.array(z.enum(CODE_WAYS)).max(CODE_WAYS.length),
  /** The venue's password, printed on its menu: staff may read it. */
  password: text(64),
  /** Of a purchase: the batches of codes on sale, in the order they are shown. */
  offers: z.array(z.uuid()).max(MOST_OFFERS),
})

/** A step as an owner sends it; absent fields take their defaults. */
const DraftStep = z
  .object({
    id: key,
    type: z.enum(STEP_TYPES),
    /** Of this step's button; the page's own when absent. */
    buttonColor: colour.optional(),
    /** Limits of the session that passing this step grants, in kbps; 0 is no limit, absent leaves the gateway's. */
    sessionSpeed: z
      .object({ downKbps: z.int().min(0).max(10_000_000), upKbps: z.int().min(0).max(10_000_000) })
      .optional(),
    /** Minutes; absent leaves the gateway's. */
    sessionTimeout: z.int().min(1).max(43_200).optional(),
    questions: z.array(DraftQuestion).max(MOST_QUESTIONS).optional(),
    /** Guests who pass this form or survey become leads. */
    makesLead: z.boolean().optional(),
    /** Of a video or advert; without a file the text is shown. */
    video: z
      .object({
        mediaUrl: z
          .string()
          .max(300)
          .regex(/^(?:\/[\w./-]*)?$/),
        posterUrl: z
          .string()
          .max(300)
          .regex(/^(?:\/[\w./-]*)?$/),
        seconds: z.int().min(3).max(60),
        skipAfterSeconds: z.int().min(0).max(60),
      })
      .optional(),
  })
  .extend(stepParts.partial().shape)

const { title, text: body, buttonLabel, skipKnown, expire_in, codeDeliverMode, password, offers } = stepParts.shape
export const FlowStep = DraftStep.extend({
  title: title.default({}),
  text: body.default({}),
  buttonLabel: buttonLabel.default({}),
  skipKnown: skipKnown.default(false),
  questions: z.array(Question).max(MOST_QUESTIONS).default([]),
  expire_in: expire_in.default(CODE_SECONDS),
  codeDeliverMode: codeDeliverMode.default([]),
  password: password.default(''),
  offers: offers.default([]),
})
export type FlowStep = z.output<typeof FlowStep>

/** A kind of access code that guests can buy; the price is in minor units. */
export const FlowOffer = z.object({
  id: z.uuid(),
  name: z.string(),
  price: z.number().int(),
  currency: z.string(),
  durationMinutes: z.number().int(),
})
export type FlowOffer = z.output<typeof FlowOffer>

export const FlowSteps = z.array(FlowStep).max(MOST_STEPS)
export const DraftSteps = z.array(DraftStep).max(MOST_STEPS)
