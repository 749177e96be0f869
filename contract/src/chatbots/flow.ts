// A chatbot as a drawing: where it begins, what it says and asks, and which way it goes from there.
import * as z from 'zod'
import { text } from '../text.ts'
import { keysOf } from '../records.ts'

export const MOST_NODES = 80
export const MOST_BUTTONS = 5
export const MOST_KEYWORDS = 20
export const MOST_BOT_LETTERS = 1000
/** What a typed answer has to be. */
export const ANSWER_KINDS = ['text', 'number', 'phone', 'email', 'date'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]
/** Answers that are the guest's own fields; any other name is an answer of the venue's own. */
export const OWN_FIELDS = ['name', 'phone', 'email'] as const
/** `first`: the first message, or the first after a day of silence; `any`: whatever nothing else answers. */
export const WELCOMES = ['first', 'any'] as const

const nodeId = z.string().regex(/^[\w-]{1,40}$/)
const next = nodeId.nullable()
const words = text(MOST_BOT_LETTERS)
const place = z.int().min(-20_000).max(20_000)
const at = { id: nodeId, x: place, y: place }
const one = z.uuid().nullable()

const Button = z.object({ id: nodeId, label: text(60), next })

/** What a condition asks; an answer is compared without accents, small typos forgiven. */
const Test = z.discriminatedUnion('on', [
  z.object({ on: z.literal('answer'), field: text(60), words: z.array(text(60)).max(MOST_KEYWORDS) }),
  z.object({ on: z.literal('segment'), segmentId: one }),
  z.object({ on: z.literal('known') }),
])
export type BotTest = z.output<typeof Test>

/** Every kind of node. `next` without a node ends the conversation. */
const NODES = {
  welcome: z.object({ ...at, kind: z.literal('welcome'), when: z.enum(WELCOMES), next }),
  keywords: z.object({ ...at, kind: z.literal('keywords'), words: z.array(text(60)).max(MOST_KEYWORDS), next }),
  text: z.object({ ...at, kind: z.literal('text'), text: words, next }),
  picture: z.object({ ...at, kind: z.literal('picture'), fileId: one, text: words, next }),
  buttons: z.object({
    ...at,
    kind: z.literal('buttons'),
    text: words,
    buttons: z.array(Button).max(MOST_BUTTONS),
    /** Where an answer leads that is none of the buttons; without a node they are offered again. */
    otherwise: next,
  }),
  question: z.object({
    ...at,
    kind: z.literal('question'),
    text: words,
    answer: z.enum(ANSWER_KINDS),
    /** Under which name the answer stands in the guest's profile. */
    field: text(60),
    next,
    /** Where it leads when nothing useful was answered three times. */
    otherwise: next,
  }),
  condition: z.object({ ...at, kind: z.literal('condition'), test: Test, yes: next, no: next }),
  menu: z.object({ ...at, kind: z.literal('menu'), itemId: one, next }),
  gift: z.object({ ...at, kind: z.literal('gift'), giftId: one, next }),
  hours: z.object({ ...at, kind: z.literal('hours'), open: next, closed: next }),
  hand: z.object({ ...at, kind: z.literal('hand'), text: words }),
  jump: z.object({ ...at, kind: z.literal('jump'), to: next }),
  end: z.object({ ...at, kind: z.literal('end'), text: words }),
} as const

export type NodeKind = keyof typeof NODES
export const NODE_KINDS = keysOf(NODES)
export type NodeOf<K extends NodeKind> = z.output<(typeof NODES)[K]>

const Node = z.discriminatedUnion('kind', [
  NODES.welcome,
  NODES.keywords,
  NODES.text,
  NODES.picture,
  NODES.buttons,
  NODES.question,
  NODES.condition,
  NODES.menu,
  NODES.gift,
  NODES.hours,
  NODES.hand,
  NODES.jump,
  NODES.end,
])
export type BotNode = z.output<typeof Node>

export const BotNodes = z
  .array(Node)
  .max(MOST_NODES)
  .refine((nodes) => new Set(nodes.map(({ id }) => id)).size === nodes.length, 'field/invalid')
export type BotNodes = z.output<typeof BotNodes>
