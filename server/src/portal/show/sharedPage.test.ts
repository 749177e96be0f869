import { brotliDecompressSync } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { randomToken } from '../../core/secrets.ts'
import { drawShared } from './sharedPage.ts'

/** As much text as a page has, and no two parts of it alike. */
const FILLING =
  readFileSync(import.meta.filename, 'utf8') + readFileSync(new URL('sharedPage.ts', import.meta.url), 'utf8')
type SharedPage = { name: string; path: string; go?: string }
let drawings = 0

function draw({ name, path, go }: SharedPage) {
  drawings += 1
  const links = ['', '/terms', '?lang=en', '/in'].map(
    (end) => `<a href="/s/${path}${end}">${name}</a>${FILLING.slice(0, 900)}`,
  )
  return { html: `${FILLING}${links.join('')}${go ? `<form action="/go/${go}">` : ''}`, policy: 'p' }
}

test('each guest’s page holds their own token and nobody else’s, plain and compressed, with an advert and without', async () => {
  for (const hasAdvert of [false, true]) {
    const before: string[] = []
    drawings = 0
    for (let guest = 0; guest < 200; guest += 1) {
      const [path, go] = [randomToken(24), randomToken(16)]
      const shown: SharedPage = { name: `Quán ${hasAdvert}`, path, ...(hasAdvert && { go }) }
      const page = drawShared(shown, [path, go], draw)
      const { html } = draw(shown)
      expect(page.html()).toBe(html)
      if (page.brotli) expect(brotliDecompressSync(page.brotli()).toString()).toBe(html)
      expect(before.some((token) => html.includes(token))).toBe(false)
      before.push(path)
      if (guest === 1) while (!drawShared(shown, [path, go], draw).brotli) await sleep(5)
    }
    expect(drawings).toBe(201)
  }
})

test('a page that says something else is another page', () => {
  const token = randomToken(24)
  for (const name of ['Lan', 'Minh', 'Lan']) {
    const shown = { name, path: token }
    expect(drawShared(shown, [token], draw).html()).toBe(draw(shown).html)
  }
})
