import { afterEach, beforeAll, afterAll, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { show } from '../../core/testing/show.tsx'
import { layOutBars } from './barList.ts'
import { BarList } from './BarList.tsx'
import type { ChartData } from './chartData.ts'
import { Donut } from './Donut.tsx'
import { Funnel } from './Funnel.tsx'
import { layOutHeat, levelOf, stepInMatrix } from './heat.ts'
import { HeatMatrix } from './HeatMatrix.tsx'
import { lyingBar, ringPiece } from './shapes.ts'
import { TimeChart } from './TimeChart.tsx'

const phones: ChartData = {
  rowsLabel: 'Brand',
  series: [{ key: 'visits', label: 'Visits' }],
  rows: [
    { key: 'apple', label: 'Apple', title: 'Apple', values: [60] },
    { key: 'oppo', label: 'Oppo', title: 'Oppo', values: [40] },
    { key: 'other', label: 'Other', title: 'Other', values: [0] },
  ],
  format: String,
}

// happy-dom lays nothing out, so every element says it is as wide as a phone's card.
beforeAll(() => Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 340 }))
afterAll(() => void delete (HTMLElement.prototype as { clientWidth?: number }).clientWidth)
afterEach(cleanup)

test('a bar is picked by a press or by walking to it, and says its figure and share', () => {
  const onPick = vi.fn()
  show(<BarList title="Phones" data={phones} fileName="phones" hasShare onPick={onPick} picked="oppo" />)
  const bars = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'))
  const apple = screen.getByRole('button', { name: 'Apple: 60 · 60%' })
  const oppo = screen.getByRole('button', { name: 'Oppo: 40 · 40%' })
  expect(oppo.getAttribute('aria-pressed')).toBe('true')
  expect(bars.filter(({ tabIndex, className }) => tabIndex === 0 && className === apple.className)).toEqual([apple])
  apple.focus()
  fireEvent.keyDown(apple, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(oppo)
  fireEvent.click(oppo)
  expect(onPick).toHaveBeenCalledWith('oppo')
})

test('a bar that stands for nothing one can ask for is no button', () => {
  const rows = [...phones.rows, { label: 'Gone', title: 'Gone', values: [1] }]
  show(<BarList title="Phones" data={{ ...phones, rows }} fileName="phones" onPick={() => undefined} />)
  expect(screen.queryByRole('button', { name: /^Gone/ })).toBeNull()
  expect(screen.getByRole('img', { name: /^Gone/ })).toBeDefined()
})

test('the longest bar takes the whole width and no name runs into its figure', () => {
  const [apple, oppo, other] = layOutBars(phones, 300)
  expect(apple?.pieces[0]?.length).toBe(300)
  expect(oppo?.pieces[0]?.length).toBe(200)
  expect(other?.pieces[0]?.length).toBe(0)
  const long = layOutBars({ ...phones, rows: [{ ...phones.rows[0]!, label: 'x'.repeat(200) }] }, 300)
  expect(long[0]!.label.length * 7.4 + long[0]!.figure.length * 7.4).toBeLessThan(300)
})

test('a part of a ring is picked from its line in the list', () => {
  const onPick = vi.fn()
  show(<Donut title="Phones" data={phones} fileName="phones" whole="visits" onPick={onPick} />)
  fireEvent.click(screen.getByRole('button', { name: /^Oppo/ }))
  expect(onPick).toHaveBeenCalledWith('oppo')
})

test('each step of a funnel says how many went on from the step before', () => {
  show(<Funnel title="Steps" data={phones} fileName="steps" />)
  expect(screen.getByRole('img', { name: 'Apple: 60' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Oppo: 40, 67% continued from the previous step' })).toBeTruthy()
})

test('nothing is drawn for nothing; one part alone is a whole ring', () => {
  expect(lyingBar(0, 0, 0, 10)).toBe('')
  expect(ringPiece(50, 50, 40, 20, 0.2, 0.2)).toBe('')
  expect(ringPiece(50, 50, 40, 20, 0, 1).match(/Z/g)).toHaveLength(2)
})

const week: ChartData = {
  rowsLabel: 'Hour',
  series: Array.from({ length: 7 }, (_, day) => ({ key: `${day}`, label: `D${day}` })),
  rows: Array.from({ length: 24 }, (_, hour) => ({
    label: `${hour}`,
    title: `${hour}:00`,
    values: Array.from({ length: 7 }, (_, day) => hour * day),
  })),
  format: String,
}

test('the matrix stands upright on a phone, and every cell lies inside its place', () => {
  for (const width of [340, 1100]) {
    const layout = layOutHeat(week, width)
    expect(layout.isLying).toBe(width > 700)
    const last = layout.box({ row: 23, series: 6 })
    expect(last.left + last.width).toBeLessThanOrEqual(width)
    expect(last.top + last.height).toBeLessThanOrEqual(layout.height)
    expect(layout.spotAt(last.left + 1, last.top + 1)).toEqual({ row: 23, series: 6 })
  }
  expect(layOutHeat(week, 340).spotAt(2, 2)).toBeNull()
})

test('arrow keys walk the matrix as it stands, and read each cell out', () => {
  const onPick = vi.fn()
  show(
    <HeatMatrix
      title="Times"
      data={week}
      fileName="times"
      nameOf={({ row, series }) => `day ${series}, ${row} h`}
      onPick={onPick}
    />,
  )
  const matrix = screen.getByRole('group')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) fireEvent.keyDown(matrix, { key })
  expect(document.querySelector('[aria-live]')?.textContent).toBe('day 1, 1 h: 1')
  fireEvent.keyDown(matrix, { key: 'Enter' })
  expect(onPick.mock.calls).toEqual([[{ row: 1, series: 1 }]])
  expect(stepInMatrix('ArrowRight', { row: 5, series: 0 }, true, 24, 7)).toEqual({ row: 6, series: 0 })
  expect(stepInMatrix('ArrowUp', { row: 0, series: 0 }, true, 24, 7)).toEqual({ row: 0, series: 0 })
  expect(stepInMatrix('Tab', null, true, 24, 7)).toBeUndefined()
})

test('five strengths of colour, and none where nobody came', () => {
  expect([0, 1, 20, 21, 100].map((value) => levelOf(value, 100))).toEqual([0, 1, 1, 2, 5])
  expect(levelOf(0, 0)).toBe(0)
})

test('a day is picked with Enter, or from the table', () => {
  const onPick = vi.fn()
  show(<TimeChart title="Phones" data={phones} fileName="x" onPick={onPick} />)
  const plot = screen.getByRole('group')
  fireEvent.keyDown(plot, { key: 'Home' })
  fireEvent.keyDown(plot, { key: 'Enter' })
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  fireEvent.click(screen.getByRole('button', { name: 'Oppo' }))
  expect(onPick.mock.calls).toEqual([['apple'], ['oppo']])
})

test('what is compared with is a dashed line that makes room for itself', () => {
  const data = {
    ...phones,
    series: [...phones.series, { key: 'before', label: 'Before', isBefore: true }],
    rows: [{ label: '1', title: '1', values: [10, 90] }],
  }
  show(<TimeChart title="Compared" data={data} fileName="x" />)
  expect(document.querySelector('path[class*=before]')?.getAttribute('d')).toMatch(/^M/)
  expect(screen.getByText('100')).toBeTruthy()
})
