import { IconCopy, IconPlus, IconX } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import { TimeField } from '../ui/dates/TimeField.tsx'
import { hasRoom, shownTime, withOneMore, type Span } from './openingHours.ts'
import { IconButton } from '../ui/IconButton.tsx'
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
export function DayHours(props: Props) {
  const { name, spans, isReadOnly, problem, onChange } = props
  const t = useText('pages')
  const isOpen = spans.length > 0
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
          <SpanFields
            // A span is its place in the day.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            name={name}
            span={span}
            isReadOnly={isReadOnly}
            onChange={(part) => onChange(spans.map((one, index) => (index === at ? { ...one, ...part } : one)))}
            onRemove={spans.length > 1 ? () => onChange(spans.filter((_, index) => index !== at)) : undefined}
          />
        ))}
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      {!isReadOnly && <DayTools {...props} />}
    </div>
  )
}

type SpanProps = {
  name: string
  span: Span
  isReadOnly: boolean
  onChange: (part: Partial<Span>) => void
  onRemove: (() => void) | undefined
}

function SpanFields({ name, span, isReadOnly, onChange, onRemove }: SpanProps) {
  const t = useText('pages')
  return (
    <div className={css.span}>
      <TimeField
        aria-label={t('hours.from', { day: name })}
        value={span.from}
        readOnly={isReadOnly}
        onChange={(from) => onChange({ from })}
      />
      <span aria-hidden="true">–</span>
      <TimeField
        aria-label={t('hours.to', { day: name })}
        value={shownTime(span.to)}
        readOnly={isReadOnly}
        onChange={(to) => onChange({ to })}
      />
      {!isReadOnly && onRemove && (
        <IconButton label={t('hours.remove', { day: name })} onClick={onRemove}>
          <IconX size={16} stroke={1.8} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

function DayTools({ name, spans, onChange, onCopy }: Props) {
  const t = useText('pages')
  return (
    <div className={css.tools}>
      {spans.length > 0 && hasRoom(spans) && (
        <IconButton label={t('hours.add', { day: name })} onClick={() => onChange(withOneMore(spans))}>
          <IconPlus size={17} stroke={1.8} aria-hidden />
        </IconButton>
      )}
      <IconButton label={t('hours.copyOf', { day: name })} title={t('hours.copy')} onClick={onCopy}>
        <IconCopy size={17} stroke={1.8} aria-hidden />
      </IconButton>
    </div>
  )
}
