import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { fakeServer } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import type { Column, RowAction } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { useSelection } from './selection.ts'
import type { DataTableProps } from './tableProps.ts'

type Drink = { id: string; name: string; price: number }

const DRINKS: Drink[] = [
  { id: '1', name: 'Bạc xỉu', price: 35 },
  { id: '2', name: 'Cà phê đen', price: 25 },
  { id: '3', name: 'Ấm trà sen', price: 60 },
]
let drawn = 0
const COLUMNS: Column<Drink>[] = [
  {
    key: 'name',
    label: 'Name',
    card: 'title',
    sort: (drink) => drink.name,
    cell: (drink) => <Counted name={drink.name} />,
  },
  { key: 'price', label: 'Price', align: 'end', sort: (drink) => drink.price, cell: (drink) => drink.price },
]

/** Counts how often names are drawn. */
function Counted({ name }: { name: string }) {
  drawn += 1
  return name
}

function table(props: Partial<DataTableProps<Drink>> = {}) {
  return (
    <DataTable
      label="Drinks"
      columns={COLUMNS}
      rows={DRINKS}
      rowKey={(drink) => drink.id}
      rowName={(drink) => drink.name}
      empty={<p>The shelf is empty</p>}
      {...props}
    />
  )
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const onPhone = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query.includes('767'),
    addEventListener() {},
    removeEventListener() {},
  }))

beforeEach(() => {
  // The formats ask for the selected page's time zone.
  fakeServer({ 'GET /pages': () => ({ body: { rows: [], count: 0 } }) })
  onPhone(false)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a press on a heading sorts up, then down, then as the list came', () => {
  show(table())
  const heading = screen.getByRole('button', { name: 'Price' })
  const order = () => heading.closest('th')?.getAttribute('aria-sort')
  fireEvent.click(heading)
  expect([names(), order()]).toEqual([['Cà phê đen', 'Bạc xỉu', 'Ấm trà sen'], 'ascending'])
  fireEvent.click(heading)
  expect([names(), order()]).toEqual([['Ấm trà sen', 'Bạc xỉu', 'Cà phê đen'], 'descending'])
  fireEvent.click(heading)
  expect([names(), order()]).toEqual([DRINKS.map(({ name }) => name), null])
})

test('while it loads it neither claims to be empty nor shows old rows', () => {
  show(table({ rows: [], loading: true }))
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('The shelf is empty')).toBeNull()
})

test('a list of nothing shows the way on', () => {
  show(table({ rows: [] }))
  expect(screen.getByText('The shelf is empty')).toBeTruthy()
})

test('a list that cannot be loaded says so and can be tried again', () => {
  const reload = vi.fn<() => void>()
  show(table({ rows: [], error: new Error('no'), reload }))
  expect(screen.getByRole('alert')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('rows already there stay when a refresh fails', () => {
  show(table({ error: new Error('no'), reload: () => undefined }))
  expect(names()).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a row opens by its name or a press anywhere, but not by its own buttons', () => {
  const onOpen = vi.fn<(drink: Drink) => void>()
  const run = vi.fn<(drink: Drink) => void>()
  show(table({ onOpen, actions: [{ key: 'serve', label: 'Serve', isInline: true, run }] }))
  fireEvent.click(screen.getByRole('button', { name: 'Bạc xỉu' }))
  fireEvent.click(screen.getByText('25'))
  fireEvent.click(screen.getByRole('button', { name: 'Serve: Ấm trà sen' }))
  expect(onOpen.mock.calls.map(([drink]) => drink.name)).toEqual(['Bạc xỉu', 'Cà phê đen'])
  expect(run).toHaveBeenCalledExactlyOnceWith(DRINKS[2])
})

test('arrow keys walk from name to name', () => {
  show(table({ onOpen: () => undefined }))
  const first = screen.getByRole('button', { name: 'Bạc xỉu' })
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Cà phê đen')
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(first)
})

test('the dots open a menu with what this row can do, and focus comes back', () => {
  HTMLElement.prototype.showPopover = function showPopover() {}
  const run = vi.fn<(drink: Drink) => void>()
  const actions: RowAction<Drink>[] = [
    { key: 'edit', label: 'Edit', run },
    { key: 'brew', label: 'Brew', isFor: (drink) => drink.price > 50, run },
  ]
  show(table({ actions }))
  const dots = screen.getByRole('button', { name: 'Actions for Bạc xỉu' })
  fireEvent.click(dots)
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Edit'])
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
  expect(run).toHaveBeenCalledExactlyOnceWith(DRINKS[0])
  expect(document.activeElement).toBe(dots)
})

test('of a thousand rows only a screenful is drawn', () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  show(table({ rows: Array.from({ length: 1000 }, (_, i) => ({ id: String(i), name: `Drink ${i}`, price: i })) }))
  const rows = document.querySelectorAll('tbody tr[data-index]')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThan(60)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001')
})

test('a change of one row draws that row only', () => {
  const view = show(table())
  drawn = 0
  view.rerender(table({ rows: DRINKS.map((drink) => (drink.id === '2' ? { ...drink, price: 30 } : drink)) }))
  expect(drawn).toBe(1)
})

test('a phone gets cards, sorted by a select', () => {
  onPhone(true)
  show(table())
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price true' } })
  expect(screen.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    'Ấm trà senPrice60',
    'Bạc xỉuPrice35',
    'Cà phê đenPrice25',
  ])
})

test('a card leaves out what a row has no value for', () => {
  onPhone(true)
  const note: Column<Drink> = { key: 'note', label: 'Note', cell: ({ id }) => (id === '1' ? 'Sweet' : '') }
  show(table({ columns: [...COLUMNS, note], rows: DRINKS.slice(0, 2) }))
  expect(screen.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    'Bạc xỉuPrice35NoteSweet',
    'Cà phê đenPrice25',
  ])
})

test('ticking all and unticking one says how many are left', () => {
  show(<Selectable />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bạc xỉu' }))
  expect(screen.getByText('2 selected')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' }).indeterminate).toBe(true)
})

function Selectable() {
  return table({ selection: useSelection() })
}
