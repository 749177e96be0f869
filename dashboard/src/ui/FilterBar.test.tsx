import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { show } from '../core/testing/show.tsx'
import { FilterBar } from './FilterBar.tsx'

type Place = {
  search?: string
  stage?: string
  tags?: string[]
  tagMatch?: 'any' | 'all'
  from?: string
  to?: string
  mine?: boolean
  sort?: string
}

const TAGS = [
  { value: 'regular', label: 'Regular' },
  { value: 'nuts', label: 'Nut allergy' },
]
const onPlace = vi.fn<(place: Place) => void>()
const place = () => onPlace.mock.lastCall?.[0]

function Guests({ start }: { start: Place }) {
  const [at, go] = useState(start)
  return (
    <FilterBar
      label="Guests"
      count={at.search ? 1 : 42}
      place={at}
      onPlace={(next) => {
        onPlace(next)
        go(next)
      }}
      filters={[
        { kind: 'search', name: 'search', label: 'Name or phone' },
        { kind: 'one', name: 'stage', label: 'Stage', placeholder: 'All', options: [{ value: 'won', label: 'Won' }] },
        { kind: 'several', name: 'tags', match: 'tagMatch', label: 'Tags', placeholder: 'All', options: TAGS },
        { kind: 'days', from: 'from', to: 'to', label: 'Seen' },
        { kind: 'switch', name: 'mine', label: 'Mine only' },
      ]}
    />
  )
}

const chip = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` })
afterEach(() => {
  cleanup()
  onPlace.mockClear()
})

test('what is typed reaches the address once the typing pauses, and the count is announced', async () => {
  show(<Guests start={{ sort: 'name' }} />)
  expect(screen.getByRole('status').textContent).toBe('42 results')
  fireEvent.change(screen.getByLabelText('Name or phone'), { target: { value: ' Lan ' } })
  expect(onPlace).not.toHaveBeenCalled()
  await waitFor(() => expect(place()).toEqual({ sort: 'name', search: 'Lan' }))
  expect(screen.getByRole('status').textContent).toBe('1 result')
})

test('each filter in force is a chip that takes it away; the rest of the address stays', () => {
  show(<Guests start={{ sort: 'name', stage: 'won', from: '2026-11-01', to: '2026-11-03', mine: true }} />)
  screen.getByRole('button', { name: /^Remove filter Seen: .*2026/ })
  fireEvent.click(chip('Stage: Won'))
  expect(place()).toEqual({ sort: 'name', from: '2026-11-01', to: '2026-11-03', mine: true })
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(place()).toEqual({ sort: 'name' })
})

test('clearing empties the search field too', () => {
  show(<Guests start={{ search: 'Lan', mine: true }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(screen.getByLabelText<HTMLInputElement>('Name or phone').value).toBe('')
})

test('two tags are matched by any of them unless all are wanted', () => {
  show(<Guests start={{ tags: ['regular', 'nuts'] }} />)
  chip('Tags: Regular, Nut allergy')
  fireEvent.click(screen.getByLabelText('All of these'))
  expect(place()?.tagMatch).toBe('all')
  fireEvent.click(chip('Tags (All of these): Regular, Nut allergy'))
  expect(place()).toEqual({})
})

test('on a phone the filters are a sheet behind a button that counts them; the search stays in sight', async () => {
  const wide = globalThis.matchMedia
  globalThis.matchMedia = (query) =>
    Object.defineProperty(wide(query), 'matches', { value: query.includes('max-width') })
  try {
    show(<Guests start={{ stage: 'won', mine: true }} />)
    screen.getByLabelText('Name or phone')
    expect(screen.queryByLabelText('Mine only')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Filters (2)' }))
    fireEvent.click(await screen.findByLabelText('Mine only'))
    expect(place()).toEqual({ stage: 'won' })
    screen.getByRole('button', { name: 'Filters (1)', hidden: true })
  } finally {
    globalThis.matchMedia = wide
  }
})
