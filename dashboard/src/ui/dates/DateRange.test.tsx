import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../core/testing/fakeServer.ts'
import { show } from '../../core/testing/show.tsx'
import { DateRange } from './DateRange.tsx'

afterEach(cleanup)

const DAYS = { from: '2025-11-10', to: '2025-11-12' }

function open(problemOf?: () => string | undefined) {
  fakeServer({})
  const onDays = vi.fn<Parameters<typeof DateRange>[0]['onDays']>()
  show(<DateRange label="Dates" days={DAYS} problemOf={problemOf} onDays={onDays} />)
  const button = screen.getByRole('button', { name: /^Dates: Custom range/ })
  const box = document.getElementById(button.getAttribute('popovertarget') ?? '')!
  fireEvent(box, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  const day = (name: string) => screen.getByRole('button', { name, hidden: true })
  return { onDays, day }
}

test('two presses choose the days between, whichever came first', () => {
  const { onDays, day } = open()
  fireEvent.click(day('Thứ Năm, 20 tháng 11, 2025'))
  expect(onDays).not.toHaveBeenCalled()
  fireEvent.click(day('Chủ Nhật, 16 tháng 11, 2025'))
  expect(onDays).toHaveBeenCalledWith({ from: '2025-11-16', to: '2025-11-20' }, undefined)
})

test('days that cannot be shown say why and change nothing', () => {
  const { onDays, day } = open(() => 'Too many days')
  fireEvent.click(day('Thứ Năm, 20 tháng 11, 2025'))
  fireEvent.click(day('Chủ Nhật, 16 tháng 11, 2025'))
  expect(screen.getByText('Too many days')).toBeTruthy()
  expect(onDays).not.toHaveBeenCalled()
})
