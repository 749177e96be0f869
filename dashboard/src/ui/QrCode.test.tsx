import { expect, test } from 'vitest'
import { render } from '@testing-library/react'
import { QrCode } from './QrCode.tsx'

const URL = 'https://portal.example.test/g/8f3c2a91'

test('a QR code has the quiet edge phones need and the three marks they look for', () => {
  const { container } = render(<QrCode text={URL} label="Portal" />)
  const edge = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2])
  const dark = new Set(
    [...(container.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h/g)].map(
      ([, x, y]) => `${x},${y}`,
    ),
  )
  const isMark = (left: number, top: number) =>
    [0, 6].every((x) => Array.from({ length: 7 }, (_, y) => dark.has(`${left + x},${top + y}`)).every(Boolean))
  expect([isMark(3, 3), isMark(edge - 10, 3), isMark(3, edge - 10)]).toEqual([true, true, true])
  for (let i = 0; i < edge; i++)
    for (const rim of [0, 1, 2]) expect(dark.has(`${i},${rim}`) || dark.has(`${rim},${i}`)).toBe(false)
})

test('another address makes another code', () => {
  const path = (text: string) =>
    render(<QrCode text={text} label="Portal" />)
      .container.querySelector('path')
      ?.getAttribute('d')
  expect(path(URL)).not.toBe(path(`${URL}0`))
})
