// Ready-made automations, with the message templates they need in all languages.
import { ANYBODY, type AutomationContent, type AutomationStep } from '@portico/contract/automations/content.ts'
import type { Recipe } from '@portico/contract/automations/recipes.ts'
import { MessageContent } from '@portico/contract/messages/content.ts'
import { LANGUAGES, type Language, type Like } from '@portico/locales/languages.ts'
import { automationRecipes as en } from '@portico/locales/en/automationRecipes.ts'
import { automationRecipes as es } from '@portico/locales/es/automationRecipes.ts'
import { automationRecipes as fr } from '@portico/locales/fr/automationRecipes.ts'
import { automationRecipes as it } from '@portico/locales/it/automationRecipes.ts'
import { automationRecipes as vi } from '@portico/locales/vi/automationRecipes.ts'
import { automationRecipes as zh } from '@portico/locales/zh/automationRecipes.ts'
import type { PageContext } from '../core/http/context.ts'
import { fillIn } from '../core/phrases.ts'
import { makeTemplate } from '../messages/index.ts'

type Words = Like<typeof vi>
const WORDS: Record<Language, Words> = { vi, en, zh, es, fr, it }
const KEYS = {
  welcome: 'welcome',
  'come-back': 'comeBack',
  birthday: 'birthday',
  rescue: 'rescue',
  review: 'review',
} as const

/** Writes the templates of a recipe. @returns what is drafted from it */
export async function followRecipe(
  context: PageContext,
  recipe: Recipe,
  language: Language,
): Promise<AutomationContent> {
  const ways = await makeTemplates(context, recipe, language)
  return contentOf(recipe, ways, WORDS[language])
}

/** One for Zalo, one for e-mail: a guest gets the first that may reach them. */
async function makeTemplates(context: PageContext, recipe: Recipe, language: Language): Promise<string[]> {
  const key = KEYS[recipe]
  const inAll = (part: 'text' | 'subject') =>
    Object.fromEntries(LANGUAGES.map((one): [Language, string] => [one, withFields(WORDS[one], WORDS[one][key][part])]))
  const { name } = WORDS[language][key]
  const zalo = MessageContent.parse({ kind: 'text', text: inAll('text') })
  const letter = MessageContent.parse({
    kind: 'email',
    subject: inAll('subject'),
    blocks: [
      { type: 'heading', id: 'heading', text: inAll('subject') },
      { type: 'text', id: 'text', text: inAll('text') },
    ],
  })
  return [
    await makeTemplate(context, { name: `${name} · Zalo`.slice(0, 80), content: zalo }),
    await makeTemplate(context, { name: `${name} · E-mail`.slice(0, 80), content: letter }),
  ]
}

/** The sentences of recipes name what templates fill in for each guest. */
function withFields({ somebody }: Words, text: string): string {
  return fillIn(text, {
    name: `{{name|${somebody}}}`,
    venue: '{{venue}}',
    home: '{{home}}',
    visits: '{{visits}}',
  })
}

const MAIN = { under: '', arm: '' } as const

/** The automation of a recipe around its templates. */
export function contentOf(recipe: Recipe, ways: string[], words: Words): AutomationContent {
  const message: AutomationStep = { ...MAIN, id: 'message', type: 'message', ways }
  const wait = (amount: number, unit: 'hour' | 'day'): AutomationStep => ({
    ...MAIN,
    id: 'wait',
    type: 'wait',
    amount,
    unit,
  })
  const until = (time: string): AutomationStep => ({ ...MAIN, id: 'until', type: 'until', time, weekdays: [] })
  const base = { who: ANYBODY, exit: null }
  switch (recipe) {
    case 'welcome':
      return { ...base, trigger: { on: 'first-visit' }, again: null, steps: [wait(1, 'hour'), message] }
    case 'come-back':
      return {
        ...base,
        trigger: { on: 'inactive', days: 14 },
        again: 30,
        steps: [
          until('10:00'),
          message,
          { ...MAIN, id: 'visit', type: 'happen', what: 'visit', amount: 7, unit: 'day' },
          { under: 'visit', arm: 'yes', id: 'points', type: 'points', amount: 20 },
        ],
      }
    case 'birthday':
      return {
        ...base,
        trigger: { on: 'birthday', daysBefore: 0 },
        again: 300,
        steps: [until('09:00'), { ...MAIN, id: 'points', type: 'points', amount: 50 }, message],
      }
    case 'rescue':
      return {
        ...base,
        trigger: { on: 'score', most: 2 },
        again: 7,
        steps: [
          { ...MAIN, id: 'notify', type: 'notify', text: words.rescue.notice },
          { ...MAIN, id: 'lead', type: 'lead', note: words.rescue.note },
          wait(1, 'hour'),
          message,
        ],
      }
    case 'review':
      return { ...base, trigger: { on: 'visit', count: 3 }, again: null, steps: [wait(2, 'hour'), message] }
  }
}
