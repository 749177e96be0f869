import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Board, BoardCard, BoardColumn } from '../../src/ui/Board.tsx'
import type { Column } from '../../src/ui/column.ts'
import { DataTable } from '../../src/ui/DataTable.tsx'
import { DateRange } from '../../src/ui/dates/DateRange.tsx'
import { DayField } from '../../src/ui/dates/DayField.tsx'
import { useSelection } from '../../src/ui/selection.ts'
import { FilterBar } from '../../src/ui/FilterBar.tsx'
import { FilteredList } from '../../src/ui/FilteredList.tsx'
import { SplitAside, SplitContent, SplitView, type SplitPart } from '../../src/ui/SplitView.tsx'
import { Tag } from '../../src/ui/Tag.tsx'

type Guest = { id: string; name: string; visits: number; stage: string }
const GUESTS: Guest[] = [
  { id: '1', name: 'Nguyễn Mỹ Hà', visits: 12, stage: 'new' },
  { id: '2', name: 'Trần Thanh Thư', visits: 3, stage: 'won' },
  { id: '3', name: 'Phạm Đức Nhật Quang Trường Sơn', visits: 148, stage: 'new' },
]
const COLUMNS: Column<Guest>[] = [
  { key: 'name', label: 'Khách', card: 'title', cell: ({ name }) => name, sort: ({ name }) => name },
  { key: 'visits', label: 'Lượt ghé', align: 'end', cell: ({ visits }) => visits, sort: ({ visits }) => visits },
  { key: 'stage', label: 'Giai đoạn', cell: ({ stage }) => <Tag tone="info">{stage}</Tag> },
]
const ACTIONS = [
  { key: 'edit', label: 'Sửa', icon: IconPencil, run: () => undefined, isInline: true },
  { key: 'remove', label: 'Xóa', icon: IconTrash, run: () => undefined, isDanger: true },
]
const STEPS = [
  { key: 'new', label: 'Mới', colour: 'blue' },
  { key: 'won', label: 'Thành khách', colour: 'green' },
]

export function Table() {
  const selection = useSelection()
  return (
    <DataTable
      label="Khách"
      columns={COLUMNS}
      rows={GUESTS}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      actions={ACTIONS}
      empty={null}
      onOpen={() => undefined}
      selection={selection}
    />
  )
}

export function Filters() {
  const [place, go] = useState<{ search?: string; stage?: string }>({ stage: 'won' })
  return (
    <FilterBar
      label="Khách"
      count={3}
      place={place}
      onPlace={go}
      filters={[
        { kind: 'search', name: 'search', label: 'Tên hoặc điện thoại' },
        {
          kind: 'one',
          name: 'stage',
          label: 'Giai đoạn',
          placeholder: 'Tất cả',
          options: STEPS.map(({ key, label }) => ({ value: key, label })),
        },
      ]}
    />
  )
}

export function Narrowed() {
  const [place, go] = useState<{ search?: string }>({ search: 'Hà' })
  const filters = [{ kind: 'search' as const, name: 'search' as const, label: 'Tên hoặc điện thoại' }]
  const rows = GUESTS.filter(({ name }) => name.includes(place.search ?? ''))
  return (
    <FilteredList
      label="Khách tìm thấy"
      columns={COLUMNS}
      rows={rows}
      count={rows.length}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      empty={null}
      filters={filters}
      place={place}
      onPlace={go}
    />
  )
}

export function Kanban() {
  const [guests, setGuests] = useState(GUESTS)
  const move = (id: string, stage: string) =>
    setGuests(guests.map((guest) => (guest.id === id ? { ...guest, stage } : guest)))
  return (
    <Board label="Khách tiềm năng" steps={STEPS} onMove={move}>
      {STEPS.map((step) => {
        const here = guests.filter(({ stage }) => stage === step.key)
        return (
          <BoardColumn key={step.key} step={step} count={here.length} empty="Trống" isEmpty={here.length === 0}>
            {here.map(({ id, name, visits }) => (
              <BoardCard
                key={id}
                id={id}
                step={step.key}
                name={name}
                handleLabel={`${name}: mũi tên trái phải để đổi`}
                isFixed={false}
                onOpen={() => undefined}
              >
                <p>{visits} lượt ghé</p>
              </BoardCard>
            ))}
          </BoardColumn>
        )
      })}
    </Board>
  )
}

export function Days() {
  const [days, setDays] = useState<{ from: string; to: string } | undefined>({ from: '2026-11-01', to: '2026-11-20' })
  const [day, setDay] = useState<string | undefined>('2026-11-20')
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end' }}>
      <DateRange label="Những ngày" days={days} onDays={setDays} />
      <DayField label="Hạn dùng" value={day} onChange={setDay} />
    </div>
  )
}

export function Split() {
  const [shown, show] = useState<SplitPart>('list')
  return (
    <SplitView
      label="Khách"
      shown={shown}
      list={GUESTS.map(({ id, name }) => (
        <div key={id}>
          <Button variant="subtle" onClick={() => show('content')}>
            {name}
          </Button>
        </div>
      ))}
    >
      <SplitContent>
        <Button variant="subtle" onClick={() => show('aside')}>
          Lượt ghé
        </Button>
      </SplitContent>
      <SplitAside label="Thông tin">
        <Button variant="subtle" onClick={() => show('list')}>
          Quay lại
        </Button>
      </SplitAside>
    </SplitView>
  )
}
