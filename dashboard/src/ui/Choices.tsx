import type { ReactNode } from 'react'
import { Checkbox } from '@mantine/core'
import css from './resource.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly Value[]
  labelOf: (value: Value) => string
  values: readonly Value[]
  onChange: (values: Value[]) => void
  error?: ReactNode
}

/** Several of a few things. */
export function Choices<Value extends string>({ label, options, labelOf, values, onChange, error }: Props<Value>) {
  return (
    <fieldset className={css.choices}>
      <legend>{label}</legend>
      {options.map((value) => (
        <Checkbox
          key={value}
          label={labelOf(value)}
          checked={values.includes(value)}
          onChange={(event) =>
            onChange(options.filter((one) => (one === value ? event.currentTarget.checked : values.includes(one))))
          }
        />
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}
