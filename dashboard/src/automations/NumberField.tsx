import { NumberInput } from '@mantine/core'

type Props = {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A whole number within bounds; while it is cleared the last one stays. */
export function NumberField({ label, hint, value, min, max, onChange }: Props) {
  return (
    <NumberInput
      label={label}
      description={hint}
      min={min}
      max={max}
      allowDecimal={false}
      clampBehavior="blur"
      value={value}
      onChange={(next) => {
        const number = Math.round(Number(next))
        if (next !== '' && Number.isFinite(number)) onChange(Math.max(min, Math.min(max, number)))
      }}
    />
  )
}
