import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { upfront } from '@portico/locales/vi/upfront.ts'

const SOURCE = join(import.meta.dirname, '../src')
/** Stands only where the sentences of every screen are there: platform administration. */
const LATER = new Set(['shell/OfAdmin.tsx'])

/** Files a file needs before it can run. */
function reach(...from: string[]): Set<string> {
  const found = new Set(from.map((file) => join(SOURCE, file)))
  for (const file of found)
    for (const [, type, path] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (type )?(?:[^'"]*? from )?'(\.[^']+\.tsx?)'/gm,
    ))
      if (!type) found.add(join(dirname(file), path!))
  return found
}

test('the frame and the home screen say nothing whose words come only later', () => {
  const files = [...reach('main.tsx', 'shell/Shell.tsx', 'home/HomePage.tsx')]
  expect(files.length).toBeGreaterThan(100)
  const missing = files
    .filter((file) => !LATER.has(file.slice(SOURCE.length + 1)))
    .flatMap((file) => {
      const areas = [...readFileSync(file, 'utf8').matchAll(/\buseText\('(\w+)/g)].map(([, area]) => area!)
      return areas.filter((area) => !Object.hasOwn(upfront, area)).map((area) => `${file}: ${area}`)
    })
  expect(missing).toEqual([])
})
