import css from './viewTabs.module.css'

type Props<View extends string> = {
  label: string
  views: readonly { value: View; label: string }[]
  value: View
  onChange: (view: View) => void
}

/** The parts of a screen, one of which is shown; which one stands in the address. */
export function ViewTabs<View extends string>({ label, views, value, onChange }: Props<View>) {
  return (
    <div className={css.tabs} role="group" aria-label={label}>
      {views.map((one) => (
        <button key={one.value} type="button" aria-pressed={one.value === value} onClick={() => onChange(one.value)}>
          {one.label}
        </button>
      ))}
    </div>
  )
}
