import { useState } from 'react'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fakeServer } from '../../core/testing/fakeServer.ts'
import { show } from '../../core/testing/show.tsx'
import { MomentField } from './MomentField.tsx'

beforeAll(() => {
  // jsdom has none.
  HTMLElement.prototype.hidePopover = function hidePopover() {}
})
afterEach(cleanup)

type FieldOptions = { initial?: string; isKept?: boolean }

function Form({ initial, isKept, told }: FieldOptions & { told: (instant: string | undefined) => void }) {
  const [value, setValue] = useState(initial)
  const take = (instant: string | undefined) => (setValue(instant), told(instant))
  return <MomentField label="From" value={value} timeZone="Europe/Paris" isKept={isKept} onChange={take} />
}

function open(initial?: string, isKept?: boolean) {
  fakeServer({})
  const told: (string | undefined)[] = []
  show(<Form initial={initial} isKept={isKept} told={(instant) => void told.push(instant)} />)
  const button = screen.getByRole('button', { name: /^From: / })
  const box = document.getElementById(button.getAttribute('popovertarget') ?? '')!
  fireEvent(box, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  const time = screen.getByLabelText<HTMLInputElement>('From: Time')
  return { told, press, time }
}

test('a day keeps the time by the clock of its zone, also where the clocks were changed in between', () => {
  const { told, press, time } = open('2026-03-27T06:30:00.000Z')
  expect(time.value).toBe('07:30')
  press(/ 30 tháng 3, 2026$/)
  expect(told).toEqual(['2026-03-30T05:30:00.000Z'])
  expect(time.value).toBe('07:30')
  fireEvent.change(time, { target: { value: '9h' } })
  fireEvent.blur(time)
  expect(told.at(-1)).toBe('2026-03-30T07:00:00.000Z')
})

test('nothing is a moment until a day is chosen, which then begins at midnight; it can be taken back', () => {
  const { told, press, time } = open()
  expect([time.disabled, time.value]).toEqual([true, ''])
  fireEvent.click(document.querySelector('[aria-current=date]')!)
  expect([time.disabled, time.value]).toEqual([false, '00:00'])
  press('Clear')
  expect([told.length, told.at(-1), time.disabled]).toEqual([2, undefined, true])
})

test('a moment that has to be there can be changed, but offers nothing that would clear it', () => {
  const { told, press } = open('2026-03-27T06:30:00.000Z', true)
  expect(screen.queryByRole('button', { name: 'Clear', hidden: true })).toBe(null)
  press(/ 30 tháng 3, 2026$/)
  expect(told).toEqual(['2026-03-30T05:30:00.000Z'])
})
