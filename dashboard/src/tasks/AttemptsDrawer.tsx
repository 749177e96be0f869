import { useMemo } from 'react'
import { type AttemptStatus } from '@portico/contract/tasks/kinds.ts'
import { tasks, type Attempt, type Task } from '@portico/contract/tasks.ts'
import { openGuest } from '../core/openGuest.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { stateColumn } from '../ui/columns.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import css from './tasks.module.css'

const TONES = { New: 'warn', Canceled: 'quiet', Completed: 'good' } as const satisfies Record<AttemptStatus, string>
const SHOWN = 100

/** Who did a task. */
export function AttemptsDrawer({ task, isOpen, onClose }: { task: Task | null; isOpen: boolean; onClose: () => void }) {
  const t = useText('tasks')
  return (
    <SideDrawer
      opened={isOpen}
      onClose={onClose}
      title={task ? task.title || t(`types.${task.type}`) : ''}
      subtitle={t('who')}
      width={620}
    >
      <div className={css.body}>{task && isOpen && <Attempts {...task} />}</div>
    </SideDrawer>
  )
}

function Attempts({ id, pageId }: Task) {
  const t = useText('tasks')
  const format = useFormat()
  const { data, error, refetch } = useReply(tasks.attempts, { params: { id }, query: { limit: SHOWN } })
  const columns = useMemo(
    () => [
      {
        key: 'guest',
        label: t('column.guest'),
        card: 'title' as const,
        cell: ({ guest }: Attempt) => guest || t('unnamed'),
      },
      {
        key: 'startedAt',
        label: t('column.startedAt'),
        cell: ({ startedAt }: Attempt) => format.dateTime(startedAt),
      },
      {
        key: 'points',
        label: t('column.reward'),
        align: 'end' as const,
        cell: ({ points }: Attempt) => format.number(points),
      },
      stateColumn<Attempt, AttemptStatus>(
        t('column.state'),
        TONES,
        ({ status }) => status,
        (status) => t(`state.${status}`),
      ),
    ],
    [t, format],
  )
  if (error) return <ErrorState error={error} onRetry={refetch} />
  return (
    <DataTable
      rows={data?.rows ?? []}
      loading={!data}
      label={t('who')}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={({ guest }) => guest || t('unnamed')}
      onOpen={({ guestId }) => openGuest({ id: guestId, pageId })}
      empty={<EmptyState level={3} art={<EmptyCup />} title={t('nobody')} />}
    />
  )
}
