// @vitest-environment node
import path from 'node:path'
import { expect, test } from 'vitest'
import { callsOnly } from './callsOnly.ts'

const plugin = callsOnly() as unknown as {
  transform: (code: string, id: string) => Promise<{ code: string } | null>
  load: (this: { addWatchFile: () => void }, id: string) => Promise<string | null>
}
const screen = '/x/dashboard/src/pages/MyPages.tsx'
const contract = path.resolve(import.meta.dirname, '../../contract/src')

test('a screen gets the calls of a feature without its schemas', async () => {
  const result = await plugin.transform("import { pages, type Page } from '@portico/contract/pages.ts'", screen)
  expect(result?.code).toBe("import { pages, type Page } from '@portico/contract/pages.ts?calls'")
  const code = await plugin.load.call({ addWatchFile: () => undefined }, `${contract}/pages.ts?calls`)
  expect(code).not.toContain('zod')
  const made: { pages: Record<string, unknown> } = await import(
    `data:text/javascript,${encodeURIComponent(code ?? '')}`
  )
  expect(made.pages['update']).toMatchObject({
    method: 'PUT',
    path: '/pages/{eid}',
    access: { by: 'member', of: 'eid' },
  })
  expect(made.pages['update']).not.toHaveProperty('body')
})

test.each([
  ['what a form loads when it needs the schemas', "const { pages } = await import('@portico/contract/pages.ts')"],
  [
    'a screen that reads its address by a query',
    "import { audit } from '@portico/contract/audit.ts'\nconst PLACE = placeOf(audit.list)",
  ],
  ['types', "import type { Page } from '@portico/contract/pages.ts'"],
  ['a file without schemas', "import { ERRORS } from '@portico/contract/errors.ts'"],
])('%s stays as written', async (_, code) => {
  expect(await plugin.transform(code, screen)).toBeNull()
})
