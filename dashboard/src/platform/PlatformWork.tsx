import { useCallback, useMemo } from 'react'
import { platform, type JobState, type QueueState } from '@portico/contract/platform/overview.ts'
import { useReply } from '../core/keys.ts'
import { optionalText } from '../core/optionalText.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Card, Screen } from '../ui/Screen.tsx'
import { Stat } from '../ui/Stat.tsx'
import { orderByUrgency, stateOf } from './jobState.ts'
import { Switches } from './Switches.tsx'
import css from './platform.module.css'

const EVERY_MS = 10_000
const TONES = { well: 'good', faulty: 'bad', never: 'quiet' } as const

/** Whether the platform's own work goes on: queues, connections and jobs. */
export function PlatformWork() {
  const t = useText('platform')
  const { data, error, refetch, isPending } = useReply(platform.work, {}, { refetchInterval: EVERY_MS })
  const jobName = useJobName()
  const columns = useColumns()
  return (
    <Screen title={t('work.title')} lead={t('work.lead')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <>
          <Queues queues={data?.queues ?? []} />
          <Switches />
          <Providers providers={data?.providers ?? []} />
          <DataTable
            rows={orderByUrgency(data?.jobs ?? [])}
            loading={isPending}
            label={t('work.jobs')}
            columns={columns}
            rowKey={({ name }) => name}
            rowName={jobName}
            empty={null}
          />
        </>
      )}
    </Screen>
  )
}

function Queues({ queues }: { queues: readonly QueueState[] }) {
  const t = useText('platform')
  const format = useFormat()
  return (
    <div className={css.stats}>
      {queues.map(({ name, waiting, oldestAt, failed }) => (
        <Stat
          key={name}
          label={t(`work.queue.${name}`)}
          value={waiting}
          note={[
            oldestAt && t('work.oldest', { at: format.dateTime(oldestAt) }),
            failed > 0 && t('work.failed', { count: failed }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </div>
  )
}

function Providers({ providers }: { providers: readonly { kind: string; connected: number; broken: number }[] }) {
  const t = useText('platform')
  if (providers.length === 0) return null
  return (
    <Card title={t('work.providers')}>
      <ul className={css.providers}>
        {providers.map(({ kind, connected, broken }) => (
          <li key={kind} data-broken={broken > 0}>
            <b>{optionalText(t, `work.provider.${kind}`) ?? kind}</b>
            <span>{t('work.connected', { count: connected })}</span>
            {broken > 0 && <span>{t('work.broken', { count: broken })}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function useJobName(): (job: JobState) => string {
  const jobs = useText('platformJobs')
  return useCallback(({ name }) => optionalText(jobs, name) ?? name, [jobs])
}

function useColumns(): Column<JobState>[] {
  const t = useText('platform')
  const jobName = useJobName()
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<JobState>(
        t('work.job'),
        jobName,
        // The log and the figures for Prometheus have the code.
        (job) => <small>{stateOf(job) === 'faulty' ? `${job.name}: ${job.lastFault}` : job.name}</small>,
      ),
      stateColumn<JobState, keyof typeof TONES>(t('state'), TONES, stateOf, (state) => t(`work.state.${state}`)),
      {
        key: 'last',
        label: t('work.last'),
        cell: ({ lastStartedAt }) => (lastStartedAt ? format.dateTime(lastStartedAt) : '–'),
      },
      {
        key: 'took',
        label: t('work.took'),
        align: 'end',
        isWide: true,
        cell: ({ lastDurationMs }) => (lastDurationMs === null ? '–' : `${format.number(lastDurationMs)} ms`),
      },
      { key: 'runs', label: t('work.runs'), align: 'end', isWide: true, cell: ({ runs }) => format.number(runs) },
      { key: 'faults', label: t('work.faults'), align: 'end', cell: ({ faults }) => format.number(faults) },
    ],
    [t, jobName, format],
  )
}
