import { useFormat } from '../core/useFormat.ts'
import { useNow } from './now.ts'
import css from './times.module.css'

/** "3 minutes ago", kept true while it is on the screen; the exact time on hover. */
export function RelativeTime({ at }: { at: string }) {
  const { ago, dateTime } = useFormat()
  const now = Math.max(useNow(10), Date.parse(at))
  return (
    <time dateTime={at} title={dateTime(at)}>
      {ago(at, now)}
    </time>
  )
}

/** How long something has been going on, counting up. Never negative, whatever this computer's clock believes. */
export function Elapsed({ since }: { since: string }) {
  const { duration, dateTime } = useFormat()
  const seconds = Math.max(0, Math.floor((useNow(1) - Date.parse(since)) / 1000))
  return (
    <time className={css.figures} dateTime={`PT${seconds}S`} title={dateTime(since)}>
      {duration(seconds)}
    </time>
  )
}

/** An amount of data. */
export function Bytes({ bytes }: { bytes: number }) {
  return <span className={css.figures}>{useFormat().bytes(bytes)}</span>
}

/** A length of time. */
export function Duration({ seconds }: { seconds: number }) {
  return <span className={css.figures}>{useFormat().duration(seconds)}</span>
}
