import { IconCopy, IconPlus, IconX } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import { TimeField } from '../ui/dates/TimeField.tsx'
import { hasRoom, shownTime, withOneMore, type Span } from './openingHours.ts'
import css from './hours.module.css'

type Props = {
  name: string
  spans: readonly Span[]
  isReadOnly: boolean
  problem: string | undefined
  onChange: (spans: Span[]) => void
  onCopy: () => void
}

/** One weekday: open or not, and from when to when. */
export function DayHours({ name, spans, isReadOnly, problem, onChange, onCopy }: Props) {
  const t = useText('pages')
  const isOpen = spans.length > 0
  const set = (at: number, part: Partial<Span>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...part } : span)))
  return (
    <div className={css.day} role="group" aria-label={name}>
      <label className={css.dayName}>
        <input
          type="checkbox"
          checked={isOpen}
          disabled={isReadOnly}
          aria-label={t('hours.open', { day: name })}
          onChange={(event) => onChange(event.currentTarget.checked ? withOneMore([]) : [])}
        />
        <span>{name}</span>
      </label>
      <div className={css.spans}>
        {!isOpen && <span className={css.closed}>{t('hours.closed')}</span>}
        {spans.map((span, at) => (
          // A span is its place in the day.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={css.span}>
            <TimeField
              aria-label={t('hours.from', { day: name })}
              value={span.from}
              readOnly={isReadOnly}
              onChange={(from) => set(at, { from })}
            />
            <span aria-hidden="true">–</span>
            <TimeField
              aria-label={t('hours.to', { day: name })}
              value={shownTime(span.to)}
              readOnly={isReadOnly}
              onChange={(to) => set(at, { to })}
            />
            {!isReadOnly && spans.length > 1 && (
              <button
                type="button"
                className={css.icon}
                aria-label={t('hours.remove', { day: name })}
                title={t('hours.remove', { day: name })}
                onClick={() => onChange(spans.filter((_, index) => index !== at))}
              >
                <IconX size={16} stroke={1.8} aria-hidden />
              </button>
            )}
          </div>
        ))}
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      {!isReadOnly && (
        <div className={css.tools}>
          {isOpen && hasRoom(spans) && (
            <button
              type="button"
              className={css.icon}
              aria-label={t('hours.add', { day: name })}
              title={t('hours.add', { day: name })}
              onClick={() => onChange(withOneMore(spans))}
            >
              <IconPlus size={17} stroke={1.8} aria-hidden />
            </button>
          )}
          <button
            type="button"
            className={css.icon}
            aria-label={t('hours.copyOf', { day: name })}
            title={t('hours.copy')}
            onClick={onCopy}
          >
            <IconCopy size={17} stroke={1.8} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
