import { afterEach, expect, test } from 'vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { show } from '../../core/testing/show.tsx'
import { rowSentence, type ChartData } from './chartData.ts'
import { layOut } from './timeLayout.ts'
import { nextIndex, TimeChart } from './TimeChart.tsx'

const data: ChartData = {
  rowsLabel: 'Day',
  series: [
    { key: 'old', label: 'Returning' },
    { key: 'new', label: 'New' },
    { key: 'all', label: 'All', isAside: true },
  ],
  rows: [
    { label: '19', title: 'Thursday 19', values: [4, 1, 5] },
    { label: '20', title: 'Friday 20', values: [10, 30, 40] },
    { label: '21', title: 'Saturday 21', values: [0, 0, 0] },
  ],
  format: String,
}
const chart = () => show(<TimeChart title="Visits" data={data} fileName="visits" />)
afterEach(cleanup)

test('arrow keys read the days out, newest first, and stop at the ends', () => {
  chart()
  const plot = screen.getByRole('group')
  const said = () => document.querySelector('[aria-live]')?.textContent
  fireEvent.keyDown(plot, { key: 'ArrowLeft' })
  expect(said()).toBe('Saturday 21: Returning 0, New 0, All 0')
  fireEvent.keyDown(plot, { key: 'ArrowLeft' })
  expect(said()).toBe('Friday 20: Returning 10, New 30, All 40')
  fireEvent.keyDown(plot, { key: 'Home' })
  fireEvent.keyDown(plot, { key: 'ArrowLeft' })
  expect(said()).toBe(rowSentence(data, data.rows[0]!))
  fireEvent.keyDown(plot, { key: 'Escape' })
  expect(said()).toBe('')
})

test('keys that are not the chart’s are left to the page', () => {
  expect(nextIndex('Tab', 1, 3)).toBeUndefined()
  expect(nextIndex('Escape', null, 3)).toBeUndefined()
  expect(nextIndex('ArrowLeft', null, 0)).toBeUndefined()
})

test('the figures stand in a table for those who do not see the picture, and for all who ask', () => {
  chart()
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows()).toEqual(['DayReturningNewAll', 'Saturday 21000', 'Friday 20103040', 'Thursday 19415'])
  const toggle = screen.getByRole('button', { name: 'View as table' })
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('group')).toBeNull()
})

test('bars stand on each other, so the axis reaches their sum; what is only named counts for nothing', () => {
  const bars = layOut(data, 'bar', 600, 240)
  expect(bars.tops).toEqual([5, 40, 0])
  expect(bars.ticks.at(-1)).toBe(40)
  expect(layOut(data, 'area', 600, 240).tops).toEqual([4, 30, 0])
})

test('everything drawn lies inside its place', () => {
  const { left, right, bottom, x, y, ticks } = layOut(data, 'bar', 600, 240)
  expect(x(0)).toBeGreaterThan(left)
  expect(x(2)).toBeLessThan(right)
  expect(y(0)).toBe(bottom)
  expect(y(ticks.at(-1) ?? 0)).toBeGreaterThanOrEqual(0)
})

test('four hundred days on a phone become an area, since bars thinner than a hair cannot be distinguished', () => {
  const year = {
    ...data,
    rows: Array.from({ length: 400 }, (_, i) => ({ label: `${i}`, title: `${i}`, values: [i, 1, i + 1] })),
  }
  expect(layOut(year, 'bar', 360, 240).kind).toBe('area')
  expect(layOut(data, 'bar', 360, 240).kind).toBe('bar')
})
