import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { sortRows } from './sortRows.ts'

type Row = { name: string; count: number }
const columns: Column<Row>[] = [
  { key: 'name', label: '', sort: (row) => row.name, cell: (row) => row.name },
  { key: 'count', label: '', sort: (row) => row.count, cell: (row) => row.count },
  { key: 'fixed', label: '', cell: () => '' },
]
const rows = [
  { name: 'Đào', count: 2 },
  { name: 'Bưởi 10', count: 10 },
  { name: 'Bưởi 9', count: 2 },
  { name: 'Ổi', count: 1 },
  { name: 'Dừa', count: 3 },
]
const by = (key: string, isDescending = false) =>
  sortRows(rows, columns, { key, isDescending }, 'vi-VN').map(({ name }) => name)

test('names stand in Vietnamese order, numbers inside them counted', () => {
  expect(by('name')).toEqual(['Bưởi 9', 'Bưởi 10', 'Dừa', 'Đào', 'Ổi'])
})

test('amounts sort as amounts, equal ones keep their order', () => {
  expect(by('count')).toEqual(['Ổi', 'Đào', 'Bưởi 9', 'Dừa', 'Bưởi 10'])
  expect(by('count', true)).toEqual(['Bưởi 10', 'Dừa', 'Đào', 'Bưởi 9', 'Ổi'])
})

test('a column that does not sort leaves the list alone', () => {
  expect(sortRows(rows, columns, { key: 'fixed', isDescending: false }, 'vi-VN')).toBe(rows)
})
