import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ARTICLE_NAMES, isArticleName } from '../../dashboard/src/core/helpArticles.ts'
import { BRANDS } from '../../dashboard/src/help/brands.ts'
import { linesOf, piecesOf, readArticle, sayLine, type Article } from '../../dashboard/src/help/readArticle.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../locales/src/languages.ts'
import { findFiles, PLANTED, ROOT } from './files.ts'
import type { Part, Problem } from './part.ts'
import { compareWithSource } from './translation.ts'

/** A language's articles by name. */
type Articles = Map<string, Article>

/** Every help article exists in six languages with the same steps and pictures, and names only what is there. */
export const help: Part = {
  name: 'help',
  async run() {
    const tree = await readTree(ROOT)
    const planted = await readTree(join(ROOT, PLANTED))
    return {
      problems: [...tree.problems, ...planted.problems.map((one) => ({ ...one, file: `${PLANTED}/${one.file}` }))],
      saw: `${tree.count} articles`,
    }
  },
}

async function readTree(root: string): Promise<{ problems: Problem[]; count: number }> {
  const problems: Problem[] = []
  const all = new Map(LANGUAGES.map((language) => [language, readLanguage(root, language, problems)]))
  const source = all.get(DEFAULT_LANGUAGE)!
  const names = new Set(root === ROOT ? [...ARTICLE_NAMES, ...source.keys()] : source.keys())
  const labels = await readLabels()
  for (const name of names)
    for (const language of LANGUAGES) {
      const article = all.get(language)!.get(name)
      const beside = { source: source.get(name), english: all.get('en')!.get(name) }
      if (article)
        problems.push(
          ...judge(language, article, beside, labels).map((fault) => ({ file: fileOf(language, name), ...fault })),
        )
      else if (!existsSync(join(root, fileOf(language, name))))
        problems.push({ file: fileOf(DEFAULT_LANGUAGE, name), rule: 'missing', text: `is missing in ${language}` })
    }
  if (root === ROOT)
    for (const name of source.keys())
      if (!isArticleName(name))
        problems.push({
          file: fileOf('vi', name),
          rule: 'topic',
          text: 'is in no topic of dashboard/src/core/helpArticles.ts',
        })
  return { problems, count: source.size }
}

type Fault = Omit<Problem, 'file'>
type Beside = { source: Article | undefined; english: Article | undefined }

function judge(language: Language, article: Article, beside: Beside, labels: Set<string>): Fault[] {
  return [
    ...missingNames(article, labels),
    ...missingPictures(article, language),
    ...differences(article, beside.source),
    ...wordingFaults(language, article, beside),
  ]
}

function fileOf(language: Language, name: string): string {
  return `locales/src/${language}/help/${name}.md`
}

function readLanguage(root: string, language: Language, problems: Problem[]): Articles {
  const articles: Articles = new Map()
  for (const file of findFiles(`locales/src/${language}/help/*.md`, root)) {
    try {
      articles.set(basename(file, '.md'), readArticle(readFileSync(join(root, file), 'utf8')))
    } catch (error) {
      problems.push({ file, rule: 'format', text: (error as Error).message })
    }
  }
  return articles
}

/** The keys of the dashboard's sentences that take no arguments. */
async function readLabels(): Promise<Set<string>> {
  const url = pathToFileURL(join(ROOT, `locales/src/${DEFAULT_LANGUAGE}/dashboard.ts`)).href
  const { dashboard } = (await import(url)) as { dashboard: object }
  const keysOf = (value: unknown, path: string): string[] =>
    typeof value === 'string'
      ? value.includes('{')
        ? []
        : [path]
      : Object.entries(value as object).flatMap(([key, below]) => keysOf(below, path ? `${path}.${key}` : key))
  return new Set(keysOf(dashboard, ''))
}

function missingNames(article: Article, labels: Set<string>): Fault[] {
  return piecesOf(article).flatMap((piece) => {
    if (piece.kind === 'label' && !labels.has(piece.key))
      return [{ rule: 'label', text: `the interface has no sentence ${piece.key} without arguments` }]
    if (piece.kind === 'link' && !piece.to.startsWith('/dashboard') && !isArticleName(piece.to))
      return [{ rule: 'link', text: `there is no article ${piece.to}` }]
    return []
  })
}

/** Readers of the other languages see the English interface. */
const PICTURED: Record<Language, Language> = { vi: 'vi', en: 'en', zh: 'en', es: 'en', fr: 'en', it: 'en' }

function missingPictures({ blocks }: Article, language: Language): Fault[] {
  return blocks.flatMap((block) =>
    block.kind === 'picture' &&
    !(block.name in BRANDS) &&
    !existsSync(join(ROOT, `locales/src/${PICTURED[language]}/help/${block.name}.webp`))
      ? [{ rule: 'picture', text: `there is no ${block.name}.webp; npm run help:pictures takes it` }]
      : [],
  )
}

/** Blocks, their number of lines, and what they name must be those of the source. */
function differences(article: Article, source: Article | undefined): Fault[] {
  const own = shapeOf(article)
  const wanted = source ? shapeOf(source) : own
  const at = own.findIndex((shape, index) => shape !== wanted[index])
  if (at < 0 && own.length === wanted.length) return []
  const place = at < 0 ? own.length : at
  return [{ rule: 'structure', text: `has ${own[place] ?? 'nothing'}, the source ${wanted[place] ?? 'nothing'}` }]
}

function shapeOf(article: Article): string[] {
  return article.blocks.map((block) => {
    const lines = 'lines' in block ? block.lines : [block.line]
    const named = piecesOf({ ...article, lead: [], blocks: [block] }).map((piece) => {
      if (piece.kind === 'link') return piece.to
      return piece.kind === 'text' ? '' : piece.kind === 'label' ? piece.key : piece.text
    })
    const picture = block.kind === 'picture' ? ` ${block.name}` : ''
    return [`${block.kind}${picture} (${lines.length})`, ...named.filter(Boolean).toSorted()].join(' ')
  })
}

function wordingFaults(language: Language, article: Article, { source, english }: Beside): Fault[] {
  return compareWithSource(language, readWords(article), {
    source: readWords(source ?? article),
    english: readWords(english ?? article),
  }).filter(({ rule }) => rule === 'copy' || rule === 'foreign')
}

/** An article's own words by their place, without the interface's. */
function readWords(article: Article): Map<string, string> {
  const lines = linesOf(article).map((line) =>
    sayLine(
      line.filter(({ kind }) => kind !== 'code'),
      () => '',
    ).trim(),
  )
  return new Map(
    [article.title, ...lines].map((line, index) => [`line ${index}`, line] as const).filter(([, line]) => line),
  )
}
