// Times that move by themselves. They take the formats instead of asking for them: a table holds hundreds of them.
import type { formatsFor } from '../core/formats.ts'
import { useNow } from './now.ts'
import css from './times.module.css'

export type Format = ReturnType<typeof formatsFor>

/** "3 minutes ago", kept true while it is on the screen; the exact time on hover. */
export function RelativeTime({ at, format }: { at: string; format: Format }) {
  const now = Math.max(useNow(10), Date.parse(at))
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.ago(at, now)}
    </time>
  )
}

/** How long something has been going on, counting up. Never negative, whatever this computer's clock believes. */
export function ElapsedTime({ since, format }: { since: string; format: Format }) {
  const seconds = Math.max(0, Math.floor((useNow(1) - Date.parse(since)) / 1000))
  return (
    <time className={css.figures} dateTime={`PT${seconds}S`} title={format.dateTime(since)}>
      {format.duration(seconds)}
    </time>
  )
}
