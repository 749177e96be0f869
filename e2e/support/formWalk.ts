// Opens every form of a screen and tries every branch in it, inside the browser: thousands of presses in a minute.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { AREAS } from '@portico/locales/areas.ts'
import { shell } from '@portico/locales/vi/shell.ts'
import { ui } from '@portico/locales/vi/ui.ts'
import type { WalkResult, Known } from './inPage/walkForms.ts'

const SOURCE = ['settle', 'controls', 'walkForms']
  .map((name) => readFileSync(join(import.meta.dirname, `inPage/${name}.ts`), 'utf8'))
  .join('\n')
  .replace(/^import .*$/gm, '')
/** What previews in a frame of their own say about the script that chooses a test's language. */
const OWN_DOING = /document is sandboxed/

/** Puts the walk into every page a person opens. New windows and downloads stay away: they are not what is tried. */
export async function learnToWalk(person: BrowserContext): Promise<void> {
  const walk = stripTypeScriptTypes(SOURCE).replace(/^export /gm, '')
  await person.addInitScript({
    content: `{ ${walk} }\nwindow.open = () => null; HTMLAnchorElement.prototype.click = () => undefined`,
  })
}

/**
 * Walks the forms of screen after screen; what one screen had, such as the choice of days, is not tried on the next.
 * @param mostPresses on one screen
 */
export function makeFormWalk(page: Page, mostPresses: number) {
  const tried = new Set<string>()
  const said: string[] = []
  page.on('pageerror', ({ message }) => OWN_DOING.test(message) || said.push(message))
  page.on('console', (message) => {
    // A refusal is an answer like any other; the page says it in words.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) said.push(message.text())
  })
  return async (): Promise<{ faults: string[]; presses: number }> => {
    said.length = 0
    const known: Known = {
      broken: [shell.crashed.title, shell.lost.title],
      areas: Object.keys(AREAS),
      closers: [ui.close, ui.cancel],
      tried: [...tried],
      mostPresses,
    }
    const found = await page.evaluate(
      (given) => (globalThis as unknown as { walkForms: (given: Known) => Promise<WalkResult> }).walkForms(given),
      known,
    )
    for (const title of found.tried) tried.add(title)
    return { faults: [...found.faults, ...new Set(said)], presses: found.presses }
  }
}
