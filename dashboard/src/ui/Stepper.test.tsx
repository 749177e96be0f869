import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { show } from '../core/testing/show.tsx'
import { Stepper } from './Stepper.tsx'

const STEPS = [
  { key: 'file', label: 'Choose a file' },
  { key: 'columns', label: 'Match columns' },
  { key: 'done', label: 'Done' },
] as const
type Key = (typeof STEPS)[number]['key']

function Import() {
  const [at, go] = useState<Key>('file')
  const [name, setName] = useState('')
  return (
    <Stepper label="Import guests" steps={STEPS} at={at} onBack={go}>
      {at === 'file' && <button onClick={() => go('columns')}>Next</button>}
      {at === 'columns' && (
        <>
          <input type="hidden" />
          <input aria-label="Column" value={name} onChange={(event) => setName(event.currentTarget.value)} />
          <button onClick={() => go('done')}>Next</button>
        </>
      )}
      {at === 'done' && <p>12 guests</p>}
    </Stepper>
  )
}

const next = () => fireEvent.click(screen.getByText('Next'))
const current = () => document.querySelector('[aria-current=step]')?.textContent
afterEach(cleanup)

test('a new step takes the keyboard to its first field, and says which of how many it is', () => {
  show(<Import />)
  expect(document.activeElement).toBe(document.body)
  next()
  expect(current()).toContain('Match columns')
  expect(document.activeElement).toBe(screen.getByLabelText('Column'))
  expect(screen.getByRole('group', { name: 'Step 2 of 3: Match columns' }).contains(document.activeElement)).toBe(true)
})

test('a step without fields takes the keyboard itself', () => {
  show(<Import />)
  next()
  next()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Step 3 of 3: Done' }))
})

test('only steps that are done lead back, and what was typed is still there', () => {
  show(<Import />)
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull()
  next()
  fireEvent.change(screen.getByLabelText('Column'), { target: { value: 'Phone' } })
  fireEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
  expect(screen.queryByRole('button', { name: 'Match columns' })).toBeNull()
  next()
  expect(screen.getByLabelText<HTMLInputElement>('Column').value).toBe('Phone')
})
