import { useState } from 'react'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useText } from '../core/useText.ts'
import type { Bound } from './fields.tsx'
import { passwordStrength } from './passwordStrength.ts'
import css from './password.module.css'

const STEPS = [1, 2, 3, 4]

/** A password with an eye to show it, reachable by keyboard too. */
export function Password(props: PasswordInputProps) {
  const t = useText('accounts')
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      maxLength={128}
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{ 'aria-label': t(isShown ? 'hidePassword' : 'showPassword'), tabIndex: 0 }}
    />
  )
}

type Props = Bound<PasswordInputProps>

/** A password the person already has. */
export function PasswordField({ form, name, ...props }: Props) {
  return (
    <Password
      key={form.key(name)}
      name={name}
      autoComplete="current-password"
      {...props}
      {...form.getInputProps(name)}
    />
  )
}

/** A password to be chosen, with how hard it is to guess. */
export function NewPasswordField({ form, name, ...props }: Props) {
  const t = useText('accounts')
  const [typed, setTyped] = useState('')
  const strength = passwordStrength(typed)
  return (
    <div onInput={(event) => event.target instanceof HTMLInputElement && setTyped(event.target.value)}>
      <Password key={form.key(name)} name={name} autoComplete="new-password" {...props} {...form.getInputProps(name)} />
      <div className={css.strength} data-strength={typed ? strength : 'none'}>
        <span className={css.bars} aria-hidden="true">
          {STEPS.map((step) => (
            <span key={step} data-on={typed !== '' && step <= Math.max(1, strength)} />
          ))}
        </span>
        <span aria-live="polite">{t(`strength.${typed ? strength : 0}`)}</span>
      </div>
    </div>
  )
}
