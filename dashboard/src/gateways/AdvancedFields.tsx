import { useState, type ReactNode } from 'react'
import { useText } from '../core/useText.ts'
import type { DeviceForm } from './deviceValues.ts'
import css from './gateways.module.css'

type Props = { form: DeviceForm; paths: readonly string[]; children: ReactNode }

/** What a technician sets and the usual values serve: closed, until somebody opens it or one of its fields has an error. */
export function AdvancedFields({ form, paths, children }: Props) {
  const t = useText('gateways')
  const [isOpen, setOpen] = useState(false)
  const hasError = paths.some((path) => form.errors[path] !== undefined)
  return (
    <details className={css.advanced} open={isOpen || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('form.advanced')}
        <span>{t('form.advancedHint')}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
