import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { canRetry, useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { useGuard } from './FormDrawer.tsx'
import css from './drawer.module.css'

type Props = {
  /** What `useContractForm` gives. */
  state: {
    form: { isDirty: () => boolean }
    submit: (event?: FormEvent) => Promise<void>
    isSaving: boolean
    failure: unknown
  }
  submitLabel: string
  children: ReactNode
}

/** The form inside a FormDrawer: its fields, what went wrong, and the two buttons that stay in sight. */
export function DrawerForm({ state, submitLabel, children }: Props) {
  const { form, submit, isSaving, failure } = state
  const t = useText('ui')
  const errorText = useErrorText()
  const { leave, isDirty } = useGuard()
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    isDirty.current = () => form.isDirty()
  }, [form, isDirty])

  async function send(event: FormEvent) {
    await submit(event)
    // The first on the screen, whatever the order the contract names them in.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <form ref={element} className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <div className={css.fields}>
        {failure !== null && (
          <div className={css.failure} role="alert">
            <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
            <p>
              {errorText(failure)}
              {canRetry(failure) && ` ${t('keptText')}`}
            </p>
          </div>
        )}
        {children}
      </div>
      <div className={css.footer}>
        <Button variant="default" onClick={leave}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {failure !== null && canRetry(failure) ? t('retry') : submitLabel}
        </Button>
      </div>
    </form>
  )
}
