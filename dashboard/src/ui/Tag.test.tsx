import { expect, test } from 'vitest'
import { render } from '@testing-library/react'
import { CountBadge } from './Tag.tsx'

test('a badge counts to 99 and then says there are more', () => {
  const text = (count: number) => render(<CountBadge count={count} />).container.textContent
  expect([text(0), text(99), text(100), text(12_345)]).toEqual(['0', '99', '99+', '99+'])
})
