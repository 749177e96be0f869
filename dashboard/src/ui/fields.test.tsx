import { afterEach, expect, test } from 'vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import * as z from 'zod'
import { show } from '../core/testing/show.tsx'
import { useContractForm } from '../core/useContractForm.ts'
import { SelectField } from './fields.tsx'

const COLOURS = ['red', 'green', 'blue'] as const
type Colour = (typeof COLOURS)[number]
const Body = z.object({ colour: z.enum(COLOURS) })
const values: { colour: Colour } = { colour: 'red' }

function Form() {
  const { form } = useContractForm({
    initialValues: values,
    schema: async () => Body,
    save: async () => undefined,
  })
  return (
    <SelectField
      form={form}
      name="colour"
      label="Colour"
      options={COLOURS.map((value) => ({ value, label: value }))}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  )
}

afterEach(cleanup)

test('every choice of a list can be taken, and then another', async () => {
  show(<Form />)
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Colour' })
  for (const colour of ['blue', 'red', 'green']) {
    fireEvent.click(field())
    fireEvent.click(await screen.findByRole('option', { name: colour }))
    expect(field().value).toBe(colour)
  }
})
