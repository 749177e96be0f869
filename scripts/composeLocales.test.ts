import { expect, test } from 'vitest'
import { AREAS } from '../locales/src/areas.ts'
import { LANGUAGES } from '../locales/src/languages.ts'
import { findStaleLocales } from './composeLocales.ts'

type Sentences = { dashboard: Record<string, { title?: string; menu?: Record<string, string> }> }

test.each(LANGUAGES)(
  'the dashboard in %s has every area of the list, and its menu the title of every screen',
  async (language) => {
    const { dashboard } = (await import(`../locales/src/${language}/dashboard.ts`)) as Sentences
    expect(Object.keys(dashboard)).toEqual(expect.arrayContaining(Object.keys(AREAS)))
    for (const [area, kind] of Object.entries(AREAS))
      if (kind === 'screen') expect(dashboard['frame']?.menu?.[area]).toBe(dashboard[area]?.title)
  },
)

test('the composed files are what the list makes', async () => {
  expect(await findStaleLocales()).toEqual([])
})
