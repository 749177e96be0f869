// The one button of a form, and a link that looks like it.
import { safeHref } from '../href.ts'

/** `busy` replaces the label from the first press on, where scripts run. */
export function Submit({ label, busy, quiet = false }: { label: string; busy: string; quiet?: boolean }) {
  return (
    <button type="submit" className={quiet ? 'button quiet' : 'button'}>
      <span data-busy={busy}>{label}</span>
    </button>
  )
}

/** `refresh`: after how many seconds a script follows the link by itself. */
export function LinkButton({
  href,
  label,
  quiet = false,
  refresh,
}: {
  href: string
  label: string
  quiet?: boolean
  refresh?: number
}) {
  return (
    <a className={quiet ? 'button quiet' : 'button'} href={safeHref(href)} data-refresh={refresh}>
      {label}
    </a>
  )
}
