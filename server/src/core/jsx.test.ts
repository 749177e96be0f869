import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the server draws pages with the React that has no checks for developers', () => {
  const draw = `import { jsx } from 'react/jsx-runtime'; import { renderToStaticMarkup as draw } from 'react-dom/server'
    console.log(jsx.name, draw(jsx('p', { children: 'Xin chào' })))`
  const loader = new URL('jsx.ts', import.meta.url).href
  const at = { cwd: import.meta.dirname, encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined } } as const
  const printed = execFileSync(process.execPath, ['--import', loader, '--input-type=module', '-e', draw], at)
  expect(printed.trim()).toBe('jsxProd <p>Xin chào</p>')
})
