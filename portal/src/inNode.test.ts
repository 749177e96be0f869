import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const HOOK = './server/src/core/jsx.ts'

test('the server renders a page from source, without a build', async () => {
  const { stdout } = await run(`
    const { renderPage } = await import('@portico/portal/render.tsx')
    const { SAMPLE_SCREENS, samplePage } = await import('@portico/portal/samples.ts')
    console.log(renderPage(samplePage(SAMPLE_SCREENS.connect)))
  `)
  expect(stdout).toMatch(/^<!doctype html><html lang="vi">.*Cà phê Mộc.*<\/html>\s*$/s)
}, 60_000)

test('a .tsx that cannot be read is named with its place, not run', async () => {
  await expect(run(`await import('./portal/src/none.tsx')`)).rejects.toThrow(/none\.tsx/)
}, 60_000)

function run(program: string) {
  return promisify(execFile)(process.execPath, ['--import', HOOK, '--input-type=module', '-e', program], {
    cwd: ROOT,
    timeout: 50_000,
  })
}
