import css from './progressBar.module.css'

type Props = { value: number; max: number; label: string }

/** How far something is. Browsers draw their own track white, which looks full in the dark. */
export function ProgressBar({ value, max, label }: Props) {
  return <progress className={css.bar} value={value} max={Math.max(1, max)} aria-label={label} />
}
