import { Button } from '@mantine/core'
import { segments, type Segment } from '@portico/contract/segments.ts'
import { api } from '../../core/api.ts'
import { useReply } from '../../core/keys.ts'
import { useSaved } from '../../core/useSaved.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { groupOf, READY } from '../../ui/conditions/attributes.ts'
import { describeCondition } from '../../ui/conditions/describeCondition.ts'
import type { Options } from '../../ui/conditions/useOptions.ts'
import css from '../profiles.module.css'

const READY_NAMES = ['first', 'regulars', 'risk', 'birthdays', 'unhappy', 'silent'] as const
export type ReadyName = (typeof READY_NAMES)[number]
const FRESH_MS = 60_000

type Props = {
  saved: readonly Segment[]
  options: Options
  mayWrite: boolean
  onPreview: (name: ReadyName) => void
  onSaved: () => unknown
}

/** Segments an owner can begin with, each with how many it is now. */
export function ReadySegments({ saved, ...props }: Props) {
  const t = useText('segments')
  const names = new Set(saved.map(({ name }) => name))
  return (
    <section className={css.ready} aria-label={t('ready.title')}>
      <h2>{t('ready.title')}</h2>
      <ul>
        {READY_NAMES.map((name) => (
          <Card key={name} name={name} isKept={names.has(t(`ready.${name}`))} {...props} />
        ))}
      </ul>
    </section>
  )
}

type CardProps = Omit<Props, 'saved'> & { name: ReadyName; isKept: boolean }

function Card({ name, isKept, options, mayWrite, onPreview, onSaved }: CardProps) {
  const t = useText('segments')
  const format = useFormat()
  const report = useSaved()
  const condition = groupOf(READY[name])
  const { data } = useReply(segments.count, { body: { condition } }, { staleTime: FRESH_MS })
  const title = t(`ready.${name}`)

  async function keep() {
    await report('created', () => api(segments.create, { body: { name: title, condition } })).catch(() => undefined)
    await onSaved()
  }

  return (
    <li>
      <strong>{title}</strong>
      <small>{describeCondition(condition, t, options)}</small>
      <span className={css.readyCount}>
        {data ? t('matches', { count: data.count, of: format.number(data.of) }) : t('counting')}
      </span>
      {mayWrite && (
        <span className={css.buttons}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${t('ready.preview')} · ${title}`}
            onClick={() => onPreview(name)}
          >
            {t('ready.preview')}
          </Button>
          <Button
            size="compact-sm"
            variant="light"
            disabled={isKept}
            aria-label={`${t(isKept ? 'ready.kept' : 'ready.keep')} · ${title}`}
            onClick={() => void keep()}
          >
            {t(isKept ? 'ready.kept' : 'ready.keep')}
          </Button>
        </span>
      )}
    </li>
  )
}
