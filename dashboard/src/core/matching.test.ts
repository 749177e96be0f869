import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const pages = [{ name: 'Cà phê Hiên Nhà' }, { name: 'Bánh mì Đà Lạt' }]

test.each([
  ['ca phe', ['Cà phê Hiên Nhà']],
  ['ĐÀ', ['Bánh mì Đà Lạt']],
  ['da lat', ['Bánh mì Đà Lạt']],
  ['  ', ['Cà phê Hiên Nhà', 'Bánh mì Đà Lạt']],
  ['pizza', []],
])('typing "%s" finds %j', (typed, expected) => {
  expect(matching(pages, typed).map(({ name }) => name)).toEqual(expected)
})
