import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SIDEBAR_PX, TOP_BAR_PX } from './limits.ts'

test('the frame has the measures of the specification', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, `${name}.module.css`), 'utf8')
  expect(read('Shell')).toContain(`grid-template-columns: ${SIDEBAR_PX}px minmax(0, 1fr)`)
  expect(read('Shell')).toContain(`'menu top' ${TOP_BAR_PX}px`)
  expect(read('TopBar')).toContain(`height: ${TOP_BAR_PX}px`)
})
