import { NativeSelect, type NativeSelectProps } from '@mantine/core'

type Props<Value> = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, in the browser's own list, which a phone shows best. */
export function OneOf<Value extends string | number>({ options, value, onChange, ...props }: Props<Value>) {
  return (
    <NativeSelect
      {...props}
      data={options.map((option) => ({ ...option, value: String(option.value) }))}
      value={String(value)}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => String(option.value) === currentTarget.value)
        if (chosen) onChange(chosen.value)
      }}
    />
  )
}
