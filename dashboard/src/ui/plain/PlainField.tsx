import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { useText } from '../../core/useText.ts'
import { Eye } from './Eye.tsx'
import css from './plain.module.css'

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  label: ReactNode
  /** What is wrong with it, in words. */
  problem?: string
  inputClass?: string
}

/** A labelled field for the first screens, which do without the library's. */
export function PlainField({ label, problem, inputClass, children, ...input }: Props) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box} data-eye={children ? true : undefined}>
        <input
          maxLength={128}
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          id={id}
          className={[css.input, inputClass].filter(Boolean).join(' ')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        {children}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={css.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** A password with an eye to show it, reachable by keyboard too. */
export function PlainPassword(props: Omit<Props, 'children' | 'type'>) {
  const t = useText('accounts')
  const [isShown, setShown] = useState(false)
  return (
    <PlainField {...props} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        className={css.eye}
        aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
        onClick={() => setShown(!isShown)}
      >
        <Eye isOpen={!isShown} />
      </button>
    </PlainField>
  )
}

/** A tick with its words. */
export function PlainCheck({ label, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={css.check}>
      <input {...input} type="checkbox" />
      {label}
    </label>
  )
}
