import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { Schema as AnySchema } from '@portico/contract/http/endpoint.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { DrawerForm } from './DrawerForm.tsx'
import { FormDrawer } from './FormDrawer.tsx'
import { useLast } from './useLast.ts'

type FormOptions<Values extends Record<string, unknown>, Schema extends AnySchema> = Parameters<
  typeof useContractForm<Values, Schema>
>[0]
type FormOf<Values extends Record<string, unknown>> = ReturnType<typeof useContractForm<Values, AnySchema>>['form']
type Frame = { opened: boolean; onClose: () => void; title: string; subtitle?: ReactNode; width?: number }
type Inside<Values extends Record<string, unknown>, Schema extends AnySchema> = FormOptions<Values, Schema> & {
  submitLabel: string
  children: (form: FormOf<Values>) => ReactNode
}

/** A form over a contract body in a drawer: its fields are all that differs from list to list. */
export function ResourceForm<Values extends Record<string, unknown>, Schema extends AnySchema>({
  opened,
  onClose,
  title,
  subtitle,
  width,
  ...inside
}: Frame & Inside<Values, Schema>) {
  return (
    <FormDrawer opened={opened} onClose={onClose} title={title} subtitle={subtitle} width={width}>
      <Fields {...inside} />
    </FormDrawer>
  )
}

type RowProps<Row, Values extends Record<string, unknown>, Schema extends AnySchema> = Pick<
  Frame,
  'title' | 'width' | 'onClose'
> &
  Omit<Inside<Values, Schema>, 'initialValues' | 'save'> & {
    row: Row | null
    subtitleOf: (row: Row) => ReactNode
    valuesOf: (row: Row) => Values
    save: (body: z.output<Schema>, row: Row) => Promise<unknown>
  }

/** {@link ResourceForm} about one row: open while there is one, and closed once it is saved. */
export function RowForm<Row extends { id: string }, Values extends Record<string, unknown>, Schema extends AnySchema>({
  row,
  onClose,
  title,
  width,
  subtitleOf,
  valuesOf,
  save,
  ...inside
}: RowProps<Row, Values, Schema>) {
  const shown = useLast(row)
  async function saveAndClose(body: z.output<Schema>) {
    await save(body, shown!)
    onClose()
  }
  return (
    <FormDrawer
      opened={row !== null}
      onClose={onClose}
      title={title}
      subtitle={shown && subtitleOf(shown)}
      width={width}
    >
      {shown && <Fields key={shown.id} {...inside} initialValues={valuesOf(shown)} save={saveAndClose} />}
    </FormDrawer>
  )
}

/** Lives as long as the drawer is open, so that each opening begins with the values given then. */
function Fields<Values extends Record<string, unknown>, Schema extends AnySchema>({
  submitLabel,
  children,
  ...options
}: Inside<Values, Schema>) {
  const state = useContractForm(options)
  return (
    <DrawerForm state={state} submitLabel={submitLabel}>
      {children(state.form)}
    </DrawerForm>
  )
}
