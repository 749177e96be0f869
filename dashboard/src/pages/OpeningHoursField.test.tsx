import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpeningHours } from '@portico/contract/pages/openingHours.ts'
import { useLanguage } from '../core/language.ts'
import { show } from '../core/testing/show.tsx'
import { OpeningHoursField } from './OpeningHoursField.tsx'

const onChange = vi.fn<(week: OpeningHours | null) => void>()
const last = () => onChange.mock.lastCall?.[0]

beforeEach(() => {
  onChange.mockReset()
  useLanguage.setState({ language: 'en' })
})
afterEach(cleanup)

test('nobody has hours until somebody says so; then a day can close and its hours go to all days', () => {
  show(<OpeningHoursField initial={null} onChange={onChange} errors={{}} isReadOnly={false} />)
  expect(screen.queryByRole('group', { name: 'Monday' })).toBeNull()
  fireEvent.click(screen.getByRole('switch'))
  expect(last()?.mon).toEqual([{ from: '08:00', to: '22:00' }])
  fireEvent.click(screen.getByLabelText('Sunday: open'))
  expect(last()?.sun).toEqual([])
  fireEvent.change(screen.getByLabelText('Monday: opens at'), { target: { value: '06:30' } })
  fireEvent.click(screen.getByLabelText('Copy Monday hours to all days'))
  expect(last()?.sun).toEqual([{ from: '06:30', to: '22:00' }])
})

test('a lunch break is a second span, which can go again', () => {
  show(<OpeningHoursField initial={null} onChange={onChange} errors={{}} isReadOnly={false} />)
  fireEvent.click(screen.getByRole('switch'))
  fireEvent.change(screen.getByLabelText('Tuesday: closes at'), { target: { value: '11:00' } })
  fireEvent.click(screen.getByLabelText('Tuesday: add hours'))
  expect(last()?.tue).toEqual([
    { from: '08:00', to: '11:00' },
    { from: '12:00', to: '14:00' },
  ])
  fireEvent.click(screen.getAllByLabelText('Tuesday: remove these hours')[0]!)
  expect(last()?.tue).toEqual([{ from: '12:00', to: '14:00' }])
})

test('anyone who may only look changes nothing', () => {
  const day = [{ from: '08:00', to: '12:00' }]
  const week = { mon: day, tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  show(<OpeningHoursField initial={week} onChange={onChange} errors={{}} isReadOnly />)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('Monday: opens at').readOnly).toBe(true)
})

test('an overlap is said at its day', () => {
  const week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  show(
    <OpeningHoursField
      initial={week}
      onChange={onChange}
      errors={{ 'openingHours.wed.1.from': 'x' }}
      isReadOnly={false}
    />,
  )
  expect(screen.getByRole('group', { name: 'Wednesday' }).textContent).toContain('overlap')
})
