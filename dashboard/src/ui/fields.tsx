// Inputs bound to a form over a contract body: name the path, the rest follows. The form holds what the wire takes.
import type { ReactNode } from 'react'
import {
  Checkbox,
  NumberInput,
  Select,
  Switch,
  TextInput,
  type CheckboxProps,
  type NumberInputProps,
  type SelectProps,
  type SwitchProps,
  type TextInputProps,
} from '@mantine/core'
import { minorDigits } from '@portico/contract/money.ts'
import { useVenue } from '../core/selectedPage.ts'
import { ChoiceCards, type Choice } from './ChoiceCards.tsx'
import { Choices } from './Choices.tsx'
import { moneyMarks } from './numberMarks.ts'

/** What an input needs of `useContractForm().form`; any form of the house fits. */
export type FieldForm = {
  key: (path: string) => string
  // Mantine's own answer is untyped; the inputs below are what it is made for.
  getInputProps: (path: string, options?: { type: 'checkbox' | 'input' }) => object
}

/** A form whose values decide which of its fields an input can be bound to. */
export type ValueForm<Values> = FieldForm & {
  errors: Record<string, ReactNode>
  getValues(): Values
  setFieldValue(path: string, value: unknown): void
  useWatchValue(path: string): unknown
}

/** The props of an input bound to a form. React lists hundreds of values of `autoComplete`, which the compiler compares in pairs. */
export type Bound<Props> = Omit<Props, 'form' | 'name' | 'autoComplete'> & {
  form: FieldForm
  name: string
  autoComplete?: string
}
/** Names of the fields that hold a `Value`. */
type NameOf<Values, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value ? Name : never
}[keyof Values & string]
export type ValueProps<Props, Values, Value> = Omit<Props, 'form' | 'name' | 'value' | 'data' | 'onChange'> & {
  form: ValueForm<Values>
  name: NameOf<Values, Value>
}

/** What a field holds at the moment. */
export function useFieldValue<Values, Value>(form: ValueForm<Values>, name: NameOf<Values, Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- NameOf allows names of such fields only
  return form.useWatchValue(name) as Value
}

export function TextField({ form, name, ...props }: Bound<TextInputProps>) {
  return <TextInput key={form.key(name)} {...props} {...form.getInputProps(name)} />
}

export function NumberField({ form, name, ...props }: Bound<NumberInputProps>) {
  return (
    <NumberInput
      key={form.key(name)}
      allowDecimal={false}
      allowNegative={false}
      {...props}
      {...form.getInputProps(name)}
    />
  )
}

export function SwitchField<Values>({ form, name, ...props }: ValueProps<SwitchProps, Values, boolean>) {
  return <Switch key={form.key(name)} {...props} {...form.getInputProps(name, { type: 'checkbox' })} />
}

export function CheckField<Values>({ form, name, ...props }: ValueProps<CheckboxProps, Values, boolean>) {
  return <Checkbox key={form.key(name)} {...props} {...form.getInputProps(name, { type: 'checkbox' })} />
}

type Option<Value> = { value: Value; label: string }
type Single = string | number | null | undefined

/** One of a few things. */
export function SelectField<Values>({
  form,
  name,
  options,
  ...props
}: ValueProps<SelectProps, Values, Single> & { options: readonly Option<Values[NameOf<Values, Single>]>[] }) {
  const held = form.useWatchValue(name)
  const chosen = options.findIndex(({ value }) => value === held)
  return (
    <Select
      allowDeselect={false}
      {...props}
      data={options.map(({ label }, index) => ({ value: String(index), label }))}
      value={chosen < 0 ? null : String(chosen)}
      onChange={(index) => form.setFieldValue(name, options[Number(index)]?.value)}
      error={form.errors[name]}
    />
  )
}

/** Several of a few things. */
export function ChoicesField<Values, Value extends string>({
  form,
  name,
  ...props
}: {
  form: ValueForm<Values>
  name: NameOf<Values, readonly Value[]>
  label: string
  options: readonly Value[]
  labelOf: (value: Value) => string
}) {
  const values = useFieldValue<Values, readonly Value[]>(form, name)
  return (
    <Choices {...props} values={values} onChange={(next) => form.setFieldValue(name, next)} error={form.errors[name]} />
  )
}

/** One of a few, each with room to explain itself. */
export function CardsField<Values, Value extends string>({
  form,
  name,
  ...props
}: {
  form: ValueForm<Values>
  name: NameOf<Values, Value>
  label: string
  choices: readonly Choice<Value>[]
}) {
  const value = useFieldValue<Values, Value>(form, name)
  return (
    <ChoiceCards
      {...props}
      value={value}
      onChange={(next) => form.setFieldValue(name, next)}
      error={form.errors[name]}
    />
  )
}

/** An amount of the venue's money, typed in its own unit; the form holds minor units. */
export function MoneyField<Values>({ form, name, ...props }: ValueProps<NumberInputProps, Values, number | null>) {
  const { currency } = useVenue()
  return (
    <ScaledField
      form={form}
      name={name}
      per={10 ** minorDigits(currency)}
      suffix={` ${currency}`}
      {...moneyMarks(currency)}
      {...props}
    />
  )
}

/** A number typed in a bigger unit than the form holds: Mbps for kbps, hours for minutes. Nothing typed is `blank`. */
export function ScaledField<Values>({
  form,
  name,
  per,
  blank = null,
  ...props
}: ValueProps<NumberInputProps, Values, number | null> & { per: number; blank?: number | null }) {
  const held = useFieldValue<Values, number | null>(form, name)
  return (
    <NumberInput
      min={0}
      allowNegative={false}
      {...props}
      data-path={name}
      value={held === blank || held === null ? '' : held / per}
      onChange={(next) => form.setFieldValue(name, typeof next === 'number' ? Math.round(next * per) : blank)}
      error={form.errors[name]}
    />
  )
}
