import { useId, type ReactNode } from 'react'
import css from './choice.module.css'

export type Choice<Value extends string> = {
  value: Value
  label: string
  text?: string
  icon?: ReactNode
  isDisabled?: boolean
}

type Props<Value extends string> = {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  error?: ReactNode
  /** Name of the field in the form, so that a problem finds it. */
  path?: string
}

/** One of a few, each with room to explain itself. Ordinary radio buttons underneath. */
export function ChoiceCards<Value extends string>({ label, choices, value, onChange, error, path }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={css.set} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{label}</legend>
      <div className={css.choices}>
        {choices.map((choice, i) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              data-path={i === 0 ? path : undefined}
              onChange={() => onChange(choice.value)}
              aria-describedby={choice.text ? `${name}-${choice.value}` : undefined}
              aria-label={choice.label}
            />
            {choice.icon && <span className={css.icon}>{choice.icon}</span>}
            <span className={css.words}>
              <span className={css.name}>{choice.label}</span>
              {choice.text && (
                <span className={css.text} id={`${name}-${choice.value}`}>
                  {choice.text}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className={css.error} id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
