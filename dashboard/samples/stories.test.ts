import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SAMPLES = import.meta.dirname
const UI = path.join(SAMPLES, '../src/ui')

/** Blocks that show nothing without a server, a route or a file of the owner's. */
const NEEDS_MORE = new Set([
  'ByLink.tsx',
  'CsvButton.tsx',
  'DrawerForm.tsx',
  'FormDrawer.tsx',
  'FormFailure.tsx',
  'GuestName.tsx',
  'LinkButton.tsx',
  'NewTabButton.tsx',
  'OnceDrawer.tsx',
  'PortalFrame.tsx',
  'PortalThumb.tsx',
  'RenameDrawer.tsx',
  'Resource.tsx',
  'ResourceForm.tsx',
  'ResourceScreen.tsx',
  'TransferMenu.tsx',
  'UiHost.tsx',
  'columns.tsx',
  'useColumns.tsx',
])
// Fields that stand only in one screen's form, with the form's own state.
const NEEDS_MORE_IN = /^(media|drafts|editor\/(Film|Picture|Slides|fields|SaveBar)|dates\/(First|Last)|conditions\/)/

/** Files the samples need, themselves or through others. */
function reach(): Set<string> {
  const found = new Set(globSync('**/*.{ts,tsx}', { cwd: SAMPLES }).map((file) => path.join(SAMPLES, file)))
  for (const file of found)
    for (const [, next] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g))
      found.add(path.join(path.dirname(file), next!))
  return found
}

test('every block of ui/ has its sample, or stands inside one', () => {
  const shown = reach()
  const all = globSync('**/*.tsx', { cwd: UI }).filter((file) => !file.endsWith('.test.tsx'))
  expect(all.length).toBeGreaterThan(90)
  const missing = all.filter(
    (file) => !shown.has(path.join(UI, file)) && !NEEDS_MORE.has(file) && !NEEDS_MORE_IN.test(file),
  )
  expect(missing).toEqual([])
})
