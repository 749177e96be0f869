import type { Problem, Webhook } from '@portico/contract/integrations.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { RelativeTime, type Format } from '../ui/Times.tsx'
import { kindIn } from './kinds.ts'
import css from './integrations.module.css'

type ColumnContext = {
  t: ReturnType<typeof useText<'integrations'>>
  format: Format
  problem: (problem: Problem, detail: string) => string
}

const TONES = { paused: 'quiet', new: 'info', good: 'good', failing: 'bad' } as const

/** What the list shows of a webhook. */
export function webhookColumns({ t, format, problem }: ColumnContext): Column<Webhook>[] {
  return [
    nameColumn(
      t('hook.url'),
      ({ url }) => url,
      (hook) => (
        <>
          {hook.offReason && <small data-bad>{t(`hook.${hook.offReason}`)}</small>}
          {hook.failingSince && hook.lastProblem && (
            <small data-bad>
              {`${t('failingSince', { since: format.dateTime(hook.failingSince) })}: ${problem(hook.lastProblem, hook.lastDetail)}`}
            </small>
          )}
          {hook.previousUntil && <small>{t('hook.both', { until: format.dateTime(hook.previousUntil) })}</small>}
        </>
      ),
    ),
    stateColumn(t('hook.state'), TONES, stateOf, (state) => t(`state.${state}`)),
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
