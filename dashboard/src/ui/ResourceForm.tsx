import type { ReactNode } from 'react'
import type * as z from 'zod'
import { useContractForm } from '../core/useContractForm.ts'
import { DrawerForm } from './DrawerForm.tsx'
import { FormDrawer } from './FormDrawer.tsx'

type FormOptions<Values extends Record<string, unknown>, Schema extends z.ZodType> = Parameters<
  typeof useContractForm<Values, Schema>
>[0]
type FormOf<Values extends Record<string, unknown>> = ReturnType<typeof useContractForm<Values, z.ZodType>>['form']
type Frame = { opened: boolean; onClose: () => void; title: string; subtitle?: ReactNode; width?: number }
type Inside<Values extends Record<string, unknown>, Schema extends z.ZodType> = FormOptions<Values, Schema> & {
  submitLabel: string
  children: (form: FormOf<Values>) => ReactNode
}

/** A form over a contract body in a drawer: its fields are all that differs from list to list. */
export function ResourceForm<Values extends Record<string, unknown>, Schema extends z.ZodType>({
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

/** Lives as long as the drawer is open, so that each opening begins with the values given then. */
function Fields<Values extends Record<string, unknown>, Schema extends z.ZodType>({
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
