// One question of the form, with the keyboard and the autofill a phone offers for it.
import type { InputHTMLAttributes } from 'react'
import type { GuestField, GuestForm } from '../view.ts'
import type { Text } from '../text.ts'
import { FieldError, errorId } from './FieldError.tsx'

const KEYBOARD: Record<GuestField, InputHTMLAttributes<HTMLInputElement>> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', maxLength: 80 },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 24 },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
  },
}

export function TextField({
  field,
  form,
  isFirstWrong,
  t,
}: {
  field: GuestField
  form: GuestForm
  isFirstWrong: boolean
  t: Text
}) {
  const problem = form.errors?.[field]
  const isRequired = form.fields[field] === 'required'
  return (
    <div className="field">
      <label htmlFor={field}>
        {t(`form.${field}`)} {!isRequired && <small>({t('form.optional')})</small>}
      </label>
      <input
        {...KEYBOARD[field]}
        id={field}
        name={field}
        defaultValue={form.values?.[field]}
        required={isRequired}
        autoFocus={isFirstWrong}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId(field) : undefined}
        data-missing={isRequired ? t(`form.${field}Required`) : undefined}
        data-wrong={t(`form.${field}Invalid`)}
      />
      <FieldError
        field={field}
        sentence={problem && t(problem === 'field/required' ? `form.${field}Required` : `form.${field}Invalid`)}
      />
    </div>
  )
}
