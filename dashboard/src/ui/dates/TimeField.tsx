import { useState, type KeyboardEvent } from 'react'
import { TextInput, type TextInputProps } from '@mantine/core'
import { readTime, shiftTime } from './times.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'autoComplete'> & {
  /** `07:30`, by a clock of 24 hours in every language. */
  value: string
  onChange: (time: string) => void
}

/** A time of day. `7h30`, `730` and `7` are understood; arrows move by half an hour; what is no time is not taken. */
export function TimeField({ value, onChange, ...props }: Props) {
  const [typed, setTyped] = useState<string>()

  function settle() {
    const time = typed === undefined ? undefined : readTime(typed)
    setTyped(undefined)
    if (time !== undefined && time !== value) onChange(time)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') settle()
    const step = { ArrowUp: 30, ArrowDown: -30 }[event.key]
    if (step === undefined || props.readOnly) return
    event.preventDefault()
    setTyped(undefined)
    onChange(shiftTime(readTime(typed ?? '') ?? value, step))
  }

  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder="07:30"
      {...props}
      value={typed ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        // Whole already: nothing has to be left first.
        if (text.length === 5 && readTime(text) === text) onChange(text)
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={settle}
      onKeyDown={onKeyDown}
    />
  )
}
