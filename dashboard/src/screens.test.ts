import { LANGUAGES } from '@portico/locales/languages.ts'
import { expect, test } from 'vitest'
import { piecesOf, readArticle } from './help/readArticle.ts'
import { router } from './routes.tsx'
import { AREAS } from './screens.ts'

const sources = import.meta.glob<string>('../../locales/src/*/help/*.md', { query: '?raw', import: 'default' })

test('every screen of the dashboard has its article in six languages', () => {
  const screens = AREAS.flatMap((area) => Object.entries<{ help: string }>(area.screens))
  expect(screens.length).toBeGreaterThan(40)
  const missing = screens.flatMap(([path, { help }]) =>
    LANGUAGES.filter((language) => !(`../../locales/src/${language}/help/${help}.md` in sources)).map(
      (language) => `${path}: ${language}/${help}`,
    ),
  )
  expect(missing).toEqual([])
})

test('every screen an article leads to is there', async () => {
  const known = new Set(Object.keys(router.routesByPath))
  const lost = Object.entries(sources).map(async ([path, load]) =>
    piecesOf(readArticle(await load())).flatMap((piece) =>
      piece.kind === 'link' && piece.to.startsWith('/') && !known.has(piece.to) ? [`${path}: ${piece.to}`] : [],
    ),
  )
  expect((await Promise.all(lost)).flat()).toEqual([])
})
