import { expect, test } from 'vitest'
import { linesOf, piecesOf, readArticle, sayLine } from './readArticle.ts'

const HEAD = '# Title\n\nLead.\n\nkeywords: a, b\n\n'

test('an article is read into blocks, with the interface’s words and links in their lines', () => {
  const article = readArticle(`${HEAD}1. Open [{menu.devices}](/dashboard/devices).\n2. Type \`default\`.\n\n> Note.\n`)
  expect(article).toMatchObject({ title: 'Title', keywords: 'a, b' })
  expect(article.blocks.map(({ kind }) => kind)).toEqual(['steps', 'note'])
  expect(linesOf(article).map((line) => sayLine(line, (key) => `<${key}>`))).toEqual([
    'Lead.',
    'Open <menu.devices>.',
    'Type default.',
    'Note.',
  ])
  expect(piecesOf(article)).toContainEqual({ kind: 'label', key: 'menu.devices' })
})

test.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a link to elsewhere', '[here](javascript:alert(1))'],
  ['a link to another site', '[here](https://example.com/?q=1)'],
  ['a broken label', 'Press {menu devices}.'],
  ['bold', 'Press **this**.'],
])('%s is no part of an article', (_, line) => {
  expect(() => readArticle(HEAD + line)).toThrow('Not part of the format')
})

test('an article without a title or keywords is refused', () => {
  expect(() => readArticle('Title\n\nLead.\n\nkeywords: a')).toThrow('begins with')
  expect(() => readArticle('# Title\n\nLead.\n\nText.')).toThrow('keywords')
})
