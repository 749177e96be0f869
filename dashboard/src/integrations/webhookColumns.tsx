import type { Problem, Webhook } from '@portico/contract/integrations.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { Tag, type Tone } from '../ui/Tag.tsx'
import { RelativeTime, type Format } from '../ui/Times.tsx'
import { kindIn } from './kinds.ts'
import css from './integrations.module.css'

type Given = {
  t: ReturnType<typeof useText<'integrations'>>
  format: Format
  problem: (problem: Problem, detail: string) => string
}

const TONES = { paused: 'quiet', new: 'info', good: 'good', failing: 'bad' } satisfies Record<string, Tone>

/** What the list shows of a webhook. */
export function webhookColumns({ t, format, problem }: Given): Column<Webhook>[] {
  return [
    {
      key: 'url',
      label: t('hook.url'),
      card: 'title',
      sort: (hook) => hook.url,
      cell: (hook) => (
        <span className={css.two}>
          <b>{hook.url}</b>
          {hook.offReason && <small className={css.bad}>{t(`hook.${hook.offReason}`)}</small>}
          {hook.failingSince && hook.lastProblem && (
            <small className={css.bad}>
              {`${t('failingSince', { since: format.dateTime(hook.failingSince) })}: ${problem(hook.lastProblem, hook.lastDetail)}`}
            </small>
          )}
          {hook.previousUntil && <small>{t('hook.both', { until: format.dateTime(hook.previousUntil) })}</small>}
        </span>
      ),
    },
    {
      key: 'state',
      label: t('hook.state'),
      card: 'corner',
      sort: (hook) => t(`state.${stateOf(hook)}`),
      cell: (hook) => (
        <Tag tone={TONES[stateOf(hook)]} hasDot>
          {t(`state.${stateOf(hook)}`)}
        </Tag>
      ),
    },
    {
      key: 'events',
      label: t('hook.events'),
      isWide: true,
      cell: (hook) => (
        <span className={css.two}>
          <span>{hook.kinds.map((kind) => kindIn(t, kind)).join(', ')}</span>
          {hook.hasPersonalData && <small>{t('hook.personalTag')}</small>}
        </span>
      ),
    },
    {
      key: 'success',
      label: t('lastSuccess'),
      isWide: true,
      sort: (hook) => hook.succeededAt ?? '',
      cell: (hook) => (hook.succeededAt ? <RelativeTime at={hook.succeededAt} format={format} /> : '–'),
    },
  ]
}

function stateOf({ isOn, failingSince, succeededAt }: Webhook): keyof typeof TONES {
  if (!isOn) return 'paused'
  if (failingSince) return 'failing'
  return succeededAt ? 'good' : 'new'
}
