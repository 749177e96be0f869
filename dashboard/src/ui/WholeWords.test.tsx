import { expect, test } from 'vitest'
import { render } from '@testing-library/react'
import { WholeWords } from './WholeWords.tsx'

test('a line reads as before, and each Wi-Fi in it is one piece', () => {
  const { container } = render(<WholeWords text="Wi-Fi, votre Wi-Fi et plus" />)
  expect(container.textContent).toBe('Wi-Fi, votre Wi-Fi et plus')
  expect([...container.querySelectorAll('span')].map((one) => one.textContent)).toEqual(['Wi-Fi', 'Wi-Fi'])
})
