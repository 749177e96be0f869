import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../locales/src/languages.ts'
import { findFiles, PLANTED, ROOT } from './files.ts'
import { findStaleLocales } from '../composeLocales.ts'
import type { Part, Problem } from './part.ts'
import { compareWithSource } from './translation.ts'

/** A file's sentences by their dotted key. */
type Area = Map<string, string>

/** Every sentence must exist in six languages, take the same arguments and be translated; every error must have one. */
export const locales: Part = {
  name: 'locales',
  async run() {
    const tree = await readTree(ROOT)
    const stale = (await findStaleLocales()).map(({ file }) => ({ file, rule: 'stale', text: 'run npm run types' }))
    const planted = await readTree(join(ROOT, PLANTED))
    return {
      problems: [
        ...tree.problems,
        ...stale,
        ...planted.problems.map((one) => ({ ...one, file: `${PLANTED}/${one.file}` })),
      ],
      saw: `${tree.count} sentences`,
    }
  },
}

async function readTree(root: string): Promise<{ problems: Problem[]; count: number }> {
  const areas = new Set(findFiles('locales/src/*/*.ts', root).map((file) => file.split('/').at(-1)?.slice(0, -3) ?? ''))
  const texts = new Map<Language, Map<string, Area>>()
  const problems: Problem[] = []
  for (const language of LANGUAGES) {
    texts.set(language, await readLanguage(root, language, [...areas], problems))
  }
  const source = texts.get(DEFAULT_LANGUAGE) ?? new Map<string, Area>()
  for (const [language, ofLanguage] of texts) {
    for (const [area, sentences] of ofLanguage) {
      const file = `locales/src/${language}/${area}.ts`
      const others = { source: source.get(area) ?? new Map(), english: texts.get('en')?.get(area) ?? new Map() }
      problems.push(...compareWithSource(language, sentences, others).map((one) => ({ file, ...one })))
    }
  }
  problems.push(...(await errorsWithoutPhrase(root, source.get('errors'))))
  return { problems, count: [...source.values()].reduce((sum, area) => sum + area.size, 0) }
}

async function readLanguage(root: string, language: Language, areas: string[], problems: Problem[]) {
  const exported = new Map<string, unknown>()
  for (const area of areas) {
    const file = `locales/src/${language}/${area}.ts`
    const path = join(root, file)
    const found = existsSync(path)
      ? ((await import(pathToFileURL(path).href)) as Record<string, unknown>)[area]
      : undefined
    if (found === undefined) problems.push({ file, rule: 'no-area', text: `must export "${area}"` })
    else exported.set(area, found)
  }
  // An area composed of others (dashboard) contains their objects, which are judged in their own files.
  const areaObjects = new Set(exported.values())
  const own = (area: unknown) =>
    Object.entries(area as object).flatMap(([key, below]) => sentencesOf(below, [key], areaObjects))
  return new Map<string, Area>([...exported].map(([area, value]) => [area, new Map(own(value))]))
}

function sentencesOf(value: unknown, path: string[], areaObjects: Set<unknown>): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null || areaObjects.has(value)) return []
  return Object.entries(value).flatMap(([key, below]) => sentencesOf(below, [...path, key], areaObjects))
}

/** The codes of the error table and the sentences of the `errors` area must be the same set. */
async function errorsWithoutPhrase(root: string, phrases: Area | undefined): Promise<Problem[]> {
  const file = 'contract/src/errors.ts'
  const table = (await import(pathToFileURL(join(root, file)).href)) as {
    ERRORS: object
    FIELD_PROBLEMS: readonly string[]
  }
  const codes = new Set([...Object.keys(table.ERRORS), ...table.FIELD_PROBLEMS])
  const known = new Set(phrases?.keys())
  return [
    ...[...codes]
      .filter((code) => !known.has(code))
      .map((code) => ({ file, rule: 'no-phrase', text: `${code} has no phrase in locales/` })),
    ...[...known]
      .filter((code) => !codes.has(code))
      .map((code) => ({ file, rule: 'no-code', text: `the phrase ${code} belongs to no error` })),
  ]
}
