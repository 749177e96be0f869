// A template: what guests see around the steps. Structured data, stated once for server, editor and portal.
import * as z from 'zod'
import { language, isStorable, text } from '../text.ts'
import { isWebAddress, WEB_ADDRESS } from './webAddress.ts'

/** Kinds of venue. Each has its own drawing and welcome text. */
export const TRADES = [
  'cafe',
  'restaurant',
  'bar',
  'hotel',
  'shop',
  'mall',
  'salon',
  'gym',
  'clinic',
  'office',
] as const
export type Trade = (typeof TRADES)[number]

export const ARTS = [...TRADES, 'none'] as const
export type Art = (typeof ARTS)[number]
/** System fonts only: a guest's phone reaches no other host. */
export const FONTS = ['warm', 'modern', 'classic', 'friendly'] as const
export const SCHEMES = ['auto', 'light', 'dark'] as const
export const BOX_POSITIONS = ['below', 'card', 'center'] as const
export const BOX_SHAPES = ['round', 'soft', 'square'] as const
export const WAVES = ['none', 'wave', 'hill', 'slope'] as const
/** Where a picture may be placed, with its allowed ratios. */
export const PICTURE_RATIOS = { mobile: ['1:1', '2:3'], desktop: ['3:1', '4:1'] } as const

export const MOST_LOGO_MS = 3000
export const MOST_SLIDES = 5
export const MOST_AUTOLOGIN_SECONDS = 60

export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const colourOrNone = z.union([colour, z.literal('')]).default('')
/** A file of the page's media, on the guests' origin. */
export const mediaPath = z.string().regex(/^\/m\/(?:[\w-]{22}\.)?[\w-]{1,64}\.[a-z0-9]{2,5}$/)
/** An address outside that a guest may be sent to. */
export const webAddress = z
  .string()
  .max(500)
  .regex(WEB_ADDRESS)
  .refine(isWebAddress, 'field/invalid')
  .refine(isStorable, 'not text')

/** A text in each language it was written in. */
export function translationsOf(max: number) {
  return z.partialRecord(language, text(max)).default({})
}

/** A file of the page's media, in its stored sizes. */
export const Picture = z.object({
  eid: z.uuid(),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  /** White on nothing: a logo that needs a dark ground. */
  isLight: z.boolean().optional(),
  sizes: z
    .array(z.object({ path: mediaPath, width: z.int().min(1).max(20_000) }))
    .min(1)
    .max(16),
})
export type Picture = z.output<typeof Picture>

const picture = Picture.nullable().default(null)
const Pair = z.object({ mobile: picture, desktop: picture })

export const TemplateDesign = z.object({
  trade: z.enum(TRADES).default('cafe'),
  /** The drawing in the band; a header picture takes precedence. */
  art: z.enum(ARTS).default('cafe'),
  accent: colour.default('#0f766e'),
  /** Of the drawing's lights. */
  second: colour.default('#f2b34c'),
  /** The paper in light mode; empty is the default. Dark mode has its own. */
  background: colourOrNone,
  headingColour: colourOrNone,
  subheadingColour: colourOrNone,
  font: z.enum(FONTS).default('warm'),
  scheme: z.enum(SCHEMES).default('auto'),
  loginBox: z
    .object({ position: z.enum(BOX_POSITIONS).default('below'), shape: z.enum(BOX_SHAPES).default('round') })
    .prefault({}),
  wave: z.enum(WAVES).default('wave'),
  header: Pair.prefault({}),
  footer: Pair.prefault({}),
  logo: picture,
  /** How long the logo is shown alone before the page; guests can already read and tap. */
  logoLoadingMs: z.int().min(0).max(MOST_LOGO_MS).default(0),
  /** With two or more, they replace the header picture. */
  slides: z
    .object({
      pictures: z.array(Picture).max(MOST_SLIDES).default([]),
      autoplay: z.boolean().default(true),
      secondsEach: z.int().min(2).max(20).default(5),
      transitionMs: z.int().min(0).max(2000).default(600),
    })
    .prefault({}),
  /** Seconds until one tap goes on by itself, once the guest has agreed to the terms; 0 is never. */
  autologinSeconds: z.int().min(0).max(MOST_AUTOLOGIN_SECONDS).default(0),
  /** Off: guests pass over the survey steps of the flow. */
  survey: z.boolean().default(true),
  welcome: translationsOf(80),
  subheading: translationsOf(200),
  /** House rules, read with the terms and agreed to with them. */
  terms: translationsOf(4000),
  /** Needs a plan with `cta`. */
  callToAction: z
    .object({
      label: translationsOf(40),
      href: webAddress,
    })
    .nullable()
    .default(null),
  /** Needs a plan with `videoUpload`. */
  video: z
    .object({ path: mediaPath, poster: z.union([mediaPath, z.literal('')]) })
    .nullable()
    .default(null),
})
export type TemplateDesign = z.output<typeof TemplateDesign>

/** Every file a design shows. */
export function picturesOf({ header, footer, logo, slides }: TemplateDesign): Picture[] {
  return [header.mobile, header.desktop, footer.mobile, footer.desktop, logo, ...slides.pictures].filter(
    (one) => one !== null,
  )
}
