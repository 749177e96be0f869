import { useId } from 'react'
import css from './LookDrawer.module.css'

type Props<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string; colour?: string }[]
  onChange: (value: Value) => void
}

/** One of a few, as radio buttons in a row; with a dot where it is a colour. */
export function LookChoice<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={css.set}>
      <legend>{label}</legend>
      <div className={css.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.colour && (
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <circle cx="8" cy="8" r="8" fill={choice.colour} />
              </svg>
            )}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
