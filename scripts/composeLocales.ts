// The files of each language that follow from locales/src/areas.ts: the whole dashboard, and the names of screens in its menu.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AREAS } from '../locales/src/areas.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../locales/src/languages.ts'

type Composed = { file: string; text: string }

const ROOT = join(import.meta.dirname, '..')
const NOTE = '// Made from locales/src/areas.ts by `npm run types`; edit that instead.'

/** The composed files that are not what the list of areas makes. */
export async function findStaleLocales(): Promise<Composed[]> {
  const all = await Promise.all(LANGUAGES.map(composeLanguage))
  return all
    .flat()
    .filter(({ file, text }) => readFileSync(join(ROOT, file), { encoding: 'utf8', flag: 'a+' }) !== text)
}

export async function writeLocales(): Promise<void> {
  for (const { file, text } of await findStaleLocales()) writeFileSync(join(ROOT, file), text)
}

async function composeLanguage(language: Language): Promise<Composed[]> {
  const areas = Object.keys(AREAS).toSorted()
  return [
    { file: `locales/src/${language}/dashboard.ts`, text: composeDashboard(areas) },
    { file: `locales/src/${language}/menuNames.ts`, text: await composeMenuNames(language) },
  ]
}

function composeDashboard(areas: string[]): string {
  const imports = [...areas, 'start'].toSorted().map((area) => `import { ${area} } from './${area}.ts'`)
  const lines = areas.map((area) => `  ${area},`)
  return `${NOTE}
${imports.join('\n')}

/** Every sentence of the dashboard. */
export const dashboard = {
  ...start,
${lines.join('\n')}
}
`
}

async function composeMenuNames(language: Language): Promise<string> {
  const screens = Object.entries(AREAS).filter(([, kind]) => kind === 'screen')
  const lines = await Promise.all(
    screens.map(async ([area]) => `  ${area}: ${quote(await readTitle(language, area))},`),
  )
  const isSource = language === DEFAULT_LANGUAGE
  const source = `import type { menuNames as source } from '../vi/menuNames.ts'\nimport type { Like } from '../languages.ts'\n\n`
  return `${NOTE}
${isSource ? '' : source}/** What the menu calls screens: their titles. */
export const menuNames = {
${lines.join('\n')}
} as const${isSource ? '' : ' satisfies Like<typeof source>'}
`
}

async function readTitle(language: Language, area: string): Promise<string> {
  const url = pathToFileURL(join(ROOT, `locales/src/${language}/${area}.ts`)).href
  const { [area]: sentences } = (await import(url)) as Record<string, { title?: string }>
  if (!sentences?.title) throw new Error(`locales/src/${language}/${area}.ts has no title for the menu`)
  return sentences.title
}

function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}
