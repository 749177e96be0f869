import { afterEach, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import * as z from 'zod'
import { ApiError } from '@portico/contract/http/client.ts'
import { show } from '../core/testing/show.tsx'
import { useContractForm } from '../core/useContractForm.ts'
import { useConfirming } from './confirm.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DrawerForm } from './DrawerForm.tsx'
import { TextField } from './fields.tsx'
import { FormDrawer } from './FormDrawer.tsx'

const Body = z.object({ code: z.string().regex(/^\d+$/), name: z.string().trim().min(1) })
type Save = (body: z.output<typeof Body>) => Promise<unknown>

// The inputs stand the other way round than in the schema, on purpose.
function Form({ save }: { save: Save }) {
  const state = useContractForm({ initialValues: { name: '', code: '' }, schema: async () => Body, save })
  return (
    <DrawerForm state={state} submitLabel="Save">
      <TextField form={state.form} name="name" label="Name" />
      <TextField form={state.form} name="code" label="Code" />
    </DrawerForm>
  )
}

function open(save: Save = async () => undefined) {
  const onClose = vi.fn<() => void>()
  show(
    <FormDrawer opened onClose={onClose} title="New drink">
      <Form save={save} />
    </FormDrawer>,
  )
  return onClose
}

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

afterEach(() => {
  act(() => useConfirming.getState().answer(false))
  cleanup()
})

test('nothing wrong leaves the browser: each problem stands at its field and the first on the screen has the focus', async () => {
  const save = vi.fn<Save>()
  open(save)
  await press('Save')
  await screen.findByText('Please fill this in.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
  expect(save).not.toHaveBeenCalled()
})

test('what is saved is what the contract makes of it', async () => {
  const save = vi.fn<Save>(async () => undefined)
  open(save)
  await type('Name', '  Trà đào ')
  await type('Code', '12')
  await press('Save')
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Trà đào', code: '12' }))
})

test('what the server finds wrong appears at its field', async () => {
  open(() => Promise.reject(new ApiError(409, { code: 'device/duplicate', fields: { code: 'Taken already' } })))
  await type('Name', 'Trà đào')
  await type('Code', '12')
  await press('Save')
  await screen.findByText('Taken already')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
})

test('a lost connection keeps every word and offers to try again', async () => {
  let tries = 0
  open(async () => {
    tries += 1
    if (tries === 1) throw new ApiError(0, { code: 'network/unreachable' })
  })
  await type('Name', 'Trà đào')
  await type('Code', '12')
  await press('Save')
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here.')
  expect([value('Name'), value('Code')]).toEqual(['Trà đào', '12'])
  await press('Try again')
  await waitFor(() => expect(tries).toBe(2))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('an untouched form closes without a question', async () => {
  const onClose = open()
  await press('Cancel')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('typed text is thrown away only by somebody who says so', async () => {
  const onClose = open()
  await type('Name', 'Trà đào')
  await press('Close')
  expect(useConfirming.getState().question?.title).toBe('Discard what you typed?')
  await act(async () => useConfirming.getState().answer(false))
  expect(onClose).not.toHaveBeenCalled()
  await press('Cancel')
  await act(async () => useConfirming.getState().answer(true))
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape closes what lies on top: the question goes, the drawer and every word stay', async () => {
  const onClose = open()
  show(<ConfirmDialog />)
  await type('Name', 'Trà đào')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await screen.findByText('Discard what you typed?')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByText('Discard what you typed?')).toBeNull())
  expect(value('Name')).toBe('Trà đào')
  expect(onClose).not.toHaveBeenCalled()
})
