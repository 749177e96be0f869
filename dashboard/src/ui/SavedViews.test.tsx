import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { fakeServer } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import type { Column } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { FilterBar } from './FilterBar.tsx'

type Row = { id: string; name: string; price: number }
const COLUMNS: Column<Row>[] = [
  { key: 'name', label: 'Name', card: 'title', cell: ({ name }) => name },
  { key: 'price', label: 'Price', cell: ({ price }) => price },
]

function Shelf() {
  const [place, go] = useState<{ search?: string }>({ search: 'trà' })
  return (
    <>
      <FilterBar
        label="Drinks"
        views="drinks"
        filters={[{ kind: 'search', name: 'search', label: 'Name of the drink' }]}
        place={place}
        onPlace={go}
      />
      <output>{JSON.stringify(place)}</output>
      <DataTable
        label="Drinks"
        list="drinks"
        columns={COLUMNS}
        rows={[{ id: '1', name: 'Trà sen', price: 60 }]}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={null}
      />
    </>
  )
}

beforeEach(() => {
  localStorage.clear()
  fakeServer({})
})
afterEach(cleanup)

const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent)
/** The test’s browser has no top layer: menus open by their own event. */
function openMenu(name: string): void {
  const button = screen.getByRole('button', { name })
  const box = document.getElementById(button.getAttribute('popovertarget')!)!
  fireEvent(box, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
}

test('a search is saved under a name, found again after the screen was left, and deleted', async () => {
  show(<Shelf />)
  openMenu('Saved views')
  fireEvent.change(screen.getByLabelText('Name of this view'), { target: { value: 'Only tea' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save view' }))
  expect(screen.getByRole('button', { name: 'Only tea' })).toBeTruthy()
  cleanup()

  show(<Shelf />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  await waitFor(() => expect(document.querySelector('output')!.textContent).not.toContain('trà'))
  openMenu('Saved views')
  fireEvent.click(screen.getByRole('button', { name: 'Only tea' }))
  await waitFor(() => expect(document.querySelector('output')!.textContent).toBe('{"search":"trà"}'))
  openMenu('Saved views')
  fireEvent.click(screen.getByRole('button', { name: 'Delete the saved view Only tea' }))
  expect(screen.queryByRole('button', { name: 'Only tea' })).toBeNull()
})

test('a reader leaves columns out, but never the one that names the row, and gets them back', () => {
  show(<Shelf />)
  expect(headings()).toEqual(['Name', 'Price'])
  openMenu('Columns')
  expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Price' }))
  expect(headings()).toEqual(['Name'])
  cleanup()
  show(<Shelf />)
  expect(headings()).toEqual(['Name'])
  openMenu('Columns')
  fireEvent.click(screen.getByRole('button', { name: 'Show all columns' }))
  expect(headings()).toEqual(['Name', 'Price'])
})
