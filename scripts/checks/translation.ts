import type { Language } from '../../locales/src/languages.ts'
import type { Problem } from './part.ts'
import { RETIRED } from './retiredWords.ts'
import { SAME_EVERYWHERE, SAME_IN } from './sameWords.ts'
import { readSentence, type Sentence } from './sentence.ts'

type Area = Map<string, string>
type Fault = Omit<Problem, 'file'>

/** Letters that only Vietnamese uses; in another language they are left over from the source. */
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu
const CHINESE = /\p{Script=Han}/u
const HAS_SINGULAR = new Set<Language>(['en', 'es', 'fr', 'it'])

/** Compares one area in one language with the Vietnamese source and the English text. */
export function compareWithSource(
  language: Language,
  area: Area,
  { source, english }: Record<'source' | 'english', Area>,
): Fault[] {
  const missing = [...source.keys()].filter((key) => !area.has(key))
  const extra = [...area.keys()].filter((key) => !source.has(key))
  return [
    ...missing.map((key) => ({ rule: 'missing', text: `${key} is missing` })),
    ...extra.map((key) => ({ rule: 'extra', text: `${key} is not in the Vietnamese source` })),
    ...[...area].flatMap(([key, text]) => {
      const faults = judge(language, text, { source: source.get(key), english: english.get(key) })
      return faults.map(({ rule, text: what }) => ({ rule, text: `${key}: ${what}` }))
    }),
  ]
}

function judge(language: Language, text: string, beside: { source?: string; english?: string }): Fault[] {
  const sentence = read(text)
  if (typeof sentence === 'string') return [{ rule: 'invalid', text: sentence }]
  return [
    ...wording(language, text, sentence, beside),
    ...retired(language, text),
    ...takesTheSame(sentence, read(beside.source ?? text)),
    ...(HAS_SINGULAR.has(language) ? singulars(sentence) : []),
  ]
}

function read(text: string): Sentence | string {
  try {
    return readSentence(text)
  } catch (error) {
    return `not a valid message: ${String(error)}`
  }
}

function takesTheSame(sentence: Sentence, source: Sentence | string): Fault[] {
  if (typeof source === 'string') return []
  const own = describe(sentence)
  const wanted = describe(source)
  return own === wanted
    ? []
    : [{ rule: 'arguments', text: `takes ${own || 'nothing'}, the source takes ${wanted || 'nothing'}` }]
}

function describe({ takes }: Sentence): string {
  return [...takes]
    .map(([name, kind]) => (kind === 'value' ? name : `${name} (${kind})`))
    .toSorted()
    .join(', ')
}

function singulars({ plurals }: Sentence): Fault[] {
  return [...plurals]
    .filter(([, forms]) => !forms.includes('one') && !forms.includes('=1'))
    .map(([name]) => ({ rule: 'singular', text: `the plural of ${name} has no form for one` }))
}

function wording(
  language: Language,
  text: string,
  { words }: Sentence,
  beside: { source?: string; english?: string },
): Fault[] {
  if (text.trim() === '') return [{ rule: 'empty', text: 'says nothing' }]
  if (edges(text) !== edges(beside.source ?? text))
    return [{ rule: 'spaces', text: 'begins or ends with other spaces than the source' }]
  const own = withoutSameWords(words, language)
  if (!/\p{L}/u.test(own)) return []
  const copied = [beside.source, beside.english].includes(text)
  const isOriginal = language === 'vi' || (language === 'en' && text !== beside.source)
  if (copied && !isOriginal) return [{ rule: 'copy', text: `"${text}" is not translated` }]
  if (language !== 'vi' && VIETNAMESE.test(own)) return [{ rule: 'foreign', text: `"${text}" has Vietnamese in it` }]
  if (language !== 'zh' && CHINESE.test(own)) return [{ rule: 'foreign', text: `"${text}" has Chinese in it` }]
  if (language === 'zh' && !CHINESE.test(own)) return [{ rule: 'copy', text: `"${text}" is not Chinese` }]
  return []
}

function retired(language: Language, text: string): Fault[] {
  return (RETIRED[language] ?? [])
    .filter(({ word }) => word.test(text))
    .map(({ now }) => ({ rule: 'retired', text: `"${text}" has a word that was given up: it is "${now}" now` }))
}

function edges(text: string): string {
  return [/^\s*/, /\s*$/].map((edge) => edge.exec(text)?.[0].length).join()
}

function withoutSameWords(words: string, language: Language): string {
  const same = new Set([...SAME_EVERYWHERE, ...(SAME_IN[language] ?? [])].map((word) => word.toLowerCase()))
  const examples = words.replaceAll(/https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+\b/g, ' ')
  return examples
    .split(/[\s.,;:!?()/·…–—]+/)
    .filter((word) => !same.has(word.toLowerCase()))
    .join(' ')
}
