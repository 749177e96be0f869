// @vitest-environment node
import { globSync } from 'node:fs'
import path from 'node:path'
import formatCompiled from 'use-intl/format-message/format-only'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { precompileMessages } from './precompileMessages.ts'

const plugin = precompileMessages() as unknown as { load: (id: string) => Promise<string | null> }
const locales = path.resolve(import.meta.dirname, '../../locales/src')

test('a precompiled sentence says the same as its source', async () => {
  const code = await plugin.load(`${locales}/en/pages.ts`)
  const made: { pages: { mine: { count: never } } } = await import(
    `data:text/javascript,${encodeURIComponent(code ?? '')}`
  )
  const { pages } = await import('@portico/locales/en/pages.ts')
  const t = createTranslator({ locale: 'en', messages: pages, onError: () => undefined } as never) as unknown as (
    key: string,
    values: object,
  ) => string
  const formatters = {
    getNumberFormat: (locale: string) => new Intl.NumberFormat(locale),
    getPluralRules: (locale: string) => new Intl.PluralRules(locale),
  }
  for (const count of [0, 1, 5]) {
    const said = formatCompiled('mine.count', made.pages.mine.count, { count }, { locale: 'en', formatters } as never)
    expect(said).toBe(t('mine.count', { count }))
  }
})

test('every sentence of every language compiles', async () => {
  const files = globSync('*/{accounts,errors,gateways,home,pages,shell,ui}.ts', { cwd: locales })
  expect(files.length).toBe(42)
  for (const file of files) expect(await plugin.load(path.join(locales, file)), file).toMatch(/^export const \w+ = \{"/)
})
