import { expect, test } from 'vitest'
import type { PageOverview } from '@portico/contract/pages/overview.ts'
import { sortVenues, type Order } from './sortVenues.ts'

type Figures = Partial<NonNullable<PageOverview['figures']>>
const venue = (name: string, figures: Figures | null): PageOverview => ({
  eid: name,
  name,
  title: '',
  role: 'owner',
  plan: null,
  figures: figures && {
    guestsOnline: 0,
    gateways: 2,
    offline: 0,
    open: 0,
    visitsToday: 0,
    visitsLastWeek: 0,
    ...figures,
  },
})
const venues = [
  venue('Quán 10', { visitsToday: 7 }),
  venue('Quán 9', { visitsToday: 70 }),
  venue('Ăn vặt', null),
  venue('Mới', { gateways: 0 }),
  venue('Một máy', { offline: 1 }),
  venue('Mất hết', { offline: 2 }),
  venue('Mở cửa', { open: 1 }),
]
const names = (order: Order) => sortVenues(venues, order, 'vi').map(({ name }) => name)

test('by trouble, an open network stands first and a venue without devices after those that lost contact', () => {
  expect(names('trouble')).toEqual(['Mở cửa', 'Mất hết', 'Một máy', 'Mới', 'Ăn vặt', 'Quán 9', 'Quán 10'])
})

test('by name follows the language and counts numbers as numbers', () => {
  expect(names('name')).toEqual(['Ăn vặt', 'Mất hết', 'Một máy', 'Mở cửa', 'Mới', 'Quán 9', 'Quán 10'])
})

test('by visits, the busiest stands first and one without figures last', () => {
  const sorted = names('visits')
  expect([sorted[0], sorted[1], sorted.at(-1)]).toEqual(['Quán 9', 'Quán 10', 'Ăn vặt'])
})
