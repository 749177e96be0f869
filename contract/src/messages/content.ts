// What a message says, as data: stated once for server, editor and preview. A kind reads the fields it needs.
import * as z from 'zod'
import { isStorable, key, language, text, withoutInvisible } from '../text.ts'
import { Picture, webAddress } from '../templates/design.ts'
import { wrongFields } from './merge.ts'
import {
  BUTTON_ACTIONS,
  LONGEST_SUBJECT,
  LONGEST_SUBTITLE,
  LONGEST_TEXT,
  LONGEST_TITLE,
  MOST_BLOCKS,
  MOST_BUTTONS,
  MOST_ELEMENTS,
  MOST_PARAMS,
  TEMPLATE_KINDS,
} from './kinds.ts'

/** Words with merge fields. Composed before they are counted: a decomposed “ế” is three characters and one letter. */
function words(max: number) {
  return z
    .string()
    .max(max * 4)
    .overwrite((typed) => withoutInvisible(typed).normalize('NFC'))
    .trim()
    .refine((typed) => [...typed].length <= max, 'field/too-long')
    .refine(isStorable, 'not text')
    .refine((typed) => wrongFields(typed).length === 0, 'field/invalid')
}

function translations(max: number) {
  return z.partialRecord(language, words(max)).default({})
}

const picture = Picture.nullable().default(null)
const addressOrNone = z.union([z.literal(''), webAddress]).default('')

const Element = z.object({
  id: key,
  title: translations(LONGEST_TITLE),
  subtitle: translations(LONGEST_SUBTITLE),
  picture,
  href: addressOrNone,
})

const Button = z.object({
  id: key,
  label: translations(LONGEST_TITLE),
  action: z.enum(BUTTON_ACTIONS).default('url'),
  /** The address, the words or the number. */
  value: text(1000).default(''),
})

const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), id: key, text: translations(120) }),
  z.object({ type: z.literal('text'), id: key, text: translations(4000) }),
  z.object({ type: z.literal('picture'), id: key, picture, alt: translations(160), href: addressOrNone }),
  z.object({ type: z.literal('button'), id: key, label: translations(60), href: addressOrNone }),
  z.object({ type: z.literal('line'), id: key }),
])
export type MessageBlock = z.output<typeof Block>
export const BLOCK_TYPES = ['heading', 'text', 'picture', 'button', 'line'] as const

export const MessageContent = z.object({
  kind: z.enum(TEMPLATE_KINDS),
  /** Of an e-mail, and the line inboxes show after it. */
  subject: translations(LONGEST_SUBJECT),
  preheader: translations(LONGEST_SUBJECT),
  text: translations(LONGEST_TEXT),
  /** What is asked of a guest who is to leave their number. */
  title: translations(LONGEST_TITLE),
  subtitle: translations(LONGEST_SUBTITLE),
  picture,
  elements: z.array(Element).max(MOST_ELEMENTS).default([]),
  buttons: z.array(Button).max(MOST_BUTTONS).default([]),
  blocks: z.array(Block).max(MOST_BLOCKS).default([]),
  /** An approved ZNS template, and a value for each of its parameters. */
  zns: z
    .object({
      templateId: z.string().regex(/^\d{1,20}$/),
      params: z.array(z.object({ name: z.string().regex(/^\w{1,40}$/), value: words(200) })).max(MOST_PARAMS),
    })
    .nullable()
    .default(null),
  /** Of a text message: with accents it is written in UCS-2 and costs more. */
  hasAccents: z.boolean().default(true),
})
export type MessageContent = z.output<typeof MessageContent>
