import { LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { beforeAll, expect, test } from 'vitest'
import type { ArticleName } from '../core/helpArticles.ts'
import { linesOf, readArticle, sayLine } from './readArticle.ts'
import { searchArticles, type Entry } from './searchArticles.ts'

const sources = import.meta.glob<string>('../../../locales/src/*/help/*.md', { query: '?raw', import: 'default' })
const entries = new Map<Language, Entry[]>()

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const own = Object.entries(sources).filter(([path]) => path.includes(`/${language}/`))
    const read = own.map(async ([path, load]) => {
      const article = readArticle(await load())
      const text = linesOf(article)
        .map((line) => sayLine(line, () => ''))
        .join('\n')
      const name = path.replace(/.*\/|\.md$/g, '') as ArticleName
      return { name, title: article.title, keywords: article.keywords, text }
    })
    entries.set(language, await Promise.all(read))
  }
})

const search = (language: Language, typed: string) => searchArticles(entries.get(language)!, typed)

test.each<[Language, string, ArticleName]>([
  ['vi', 'mật khẩu', 'sign-in-problems'],
  ['vi', 'mat khau', 'sign-in-problems'],
  ['vi', 'QUEN MAT KHAU', 'sign-in-problems'],
  ['vi', 'mat khua', 'sign-in-problems'],
  ['vi', 'may in', 'block-and-allow'],
  ['vi', 'khong vao duoc', 'nobody-gets-in'],
  ['vi', 'mikrotk', 'mikrotik'],
  ['en', 'forgotten pasword', 'sign-in-problems'],
  ['en', 'openwtr', 'opennds'],
  ['en', 'voucher', 'access-codes'],
  ['zh', '忘记密码', 'sign-in-problems'],
  ['zh', '打印', 'print-codes'],
  ['es', 'contrasena', 'sign-in-problems'],
  ['fr', 'hors ligne', 'device-silent'],
  ['it', 'proteziione dati', 'privacy-law'],
])('in %s, typing "%s" finds %s among the first three', (language, typed, name) => {
  expect(search(language, typed).slice(0, 3)).toContain(name)
})

test.each(LANGUAGES)('in %s every article is found first, or nearly, by its own title', (language) => {
  for (const { name, title } of entries.get(language)!)
    expect(search(language, title).slice(0, 3), title).toContain(name)
})

test('an article whose whole title was typed comes before those that only hold it', () => {
  expect(search('vi', 'tin nhan')[0]).toBe('inbox')
})

test('what nobody wrote about is not found, and no words show no results', () => {
  expect(search('en', 'xylophone')).toEqual([])
  expect(search('en', '  ')).toEqual([])
  expect(search('en', '.*(')).toEqual([])
})
