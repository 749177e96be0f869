// Rules of the AI settings: asked in their order, the first that is meant decides.
import * as z from 'zod'
import { foldAccents, matchKeyword } from '../keywords.ts'
import { requiredText, text } from '../text.ts'
import { MOST_RULES, RULE_ACTIONS, RULE_WHENS, SHARED_FIELDS } from './words.ts'

export const AiRule = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  name: requiredText(80),
  isOn: z.boolean(),
  when: z.object({
    type: z.enum(RULE_WHENS),
    /** Keywords, or sample questions. */
    values: z.array(text(200)).max(30),
  }),
  does: z.object({
    type: z.enum(RULE_ACTIONS),
    text: text(1000),
    /** Of an order to the AI: which facts about the guest it gets. */
    shares: z.array(z.enum(SHARED_FIELDS)).max(SHARED_FIELDS.length),
  }),
})
export type AiRule = z.output<typeof AiRule>

export const AiRules = z
  .array(AiRule)
  .max(MOST_RULES)
  .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, 'field/invalid')

/** What rules ask about beside the words. */
export type RuleMoment = { isClosed: boolean; isFirst: boolean }

const ALIKE = 0.6

/** The first rule that is on and meant. */
export function chooseRule(rules: readonly AiRule[], said: string, moment: RuleMoment): AiRule | undefined {
  return rules.find((rule) => rule.isOn && isMeant(rule, said, moment))
}

function isMeant({ when: { type, values } }: AiRule, said: string, moment: RuleMoment): boolean {
  if (type === 'always') return true
  if (type === 'closed') return moment.isClosed
  if (type === 'first') return moment.isFirst
  if (type === 'keyword') return matchKeyword(said, values) !== undefined
  return values.some((sample) => likeness(said, sample) >= ALIKE)
}

/** The question of an FAQ that is asked, if one is alike enough. */
export function mostAlike<Item extends { title: string }>(said: string, items: readonly Item[]): Item | undefined {
  let best: { item: Item; score: number } | undefined
  for (const item of items)
    for (const asked of item.title.split('\n')) {
      const score = likeness(said, asked)
      if (score >= ALIKE && (!best || score > best.score)) best = { item, score }
    }
  return best?.item
}

/** How alike two questions are, 0 to 1: words in common, weighed by those that say something. */
export function likeness(one: string, other: string): number {
  const [a, b] = [contentWords(one), contentWords(other)]
  if (a.length === 0 || b.length === 0) return 0
  const shared = a.filter((word) => matchKeyword(b.join(' '), [word]) !== undefined).length
  return (2 * shared) / (a.length + b.length)
}

/** Words that say something, without accents, each once. */
export function contentWords(said: string): string[] {
  const words = foldAccents(said)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !STOP.has(word))
  return [...new Set(words)]
}

/** Words of politeness and grammar, in Vietnamese without accents and in English. */
const STOP = new Set(
  `a ah ai anh ban bac ben cac cai chao chi cho chu co con cua cung da dang de di do duoc em gi giup ha hay hoi khong la
  lam lai may minh mot nao ne nha nhe nay neu nhu o oi ok qua quan ra roi sao se shop t the thi thoi toi tui va vay ve voi
  vui long xin a an and any are at be can could d do does for from get give have hello hey hi how i if in is it its ll m me
  my of on or please re s shall so sorry thank thanks that the there this to us was we what when where which will with
  would you your yes no not oh ours our`
    .split(/\s+/)
    .filter(Boolean),
)
