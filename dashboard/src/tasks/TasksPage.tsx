import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconCode, IconMedal, IconUsers } from '@tabler/icons-react'
import { tasks, type Task } from '@portico/contract/tasks.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { Resource } from '../ui/Resource.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useNow } from '../ui/now.ts'
import { useLast } from '../ui/useLast.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { useRemoveAction } from '../ui/useRemoval.ts'
import { AttemptsDrawer } from './AttemptsDrawer.tsx'
import { PointsDrawer } from './PointsDrawer.tsx'
import { SnippetDrawer } from './SnippetDrawer.tsx'
import { TaskFields } from './TaskFields.tsx'
import { bodyOf, valuesOf } from './values.ts'

const TONES = { on: 'good', soon: 'quiet', off: 'quiet', over: 'warn' } as const
const schema = async () => {
  const { tasks: calls } = await import('@portico/contract/tasks.ts')
  return calls.create.body.extend({ revision: calls.update.body.shape.revision })
}

/** What guests can do for points, and how points work at this venue. */
export function TasksPage() {
  const t = useText('tasks')
  const state = useResource(tasks)
  useLiveReload(['loyalty'], state.list.reload)
  const mayWrite = useAllows('loyalty:write')
  const mayDelete = useAllows('loyalty:delete')
  const seesGuests = useAllows('guest:read')
  const [side, setSide] = useState<'points' | 'snippet' | null>(null)
  const [attempted, setAttempted] = useState<Task | null>(null)
  const nameOf = (task: Task) => task.title || t(`types.${task.type}`)
  const removal = useRemoveAction<Task>(t('remove'), {
    isDanger: true,
    ask: (task) => ({
      title: t('removeTitle', { name: nameOf(task) }),
      text: t('removeText'),
      confirm: t('remove'),
      isDanger: true,
    }),
    remove: state.remove,
  })
  const who = { key: 'who', label: t('who'), icon: IconUsers, run: setAttempted }
  return (
    <Screen title={t('title')}>
      <Resource
        state={state}
        label={t('title')}
        text={t('lead')}
        emptyTitle={t('empty')}
        art={<EmptyCup />}
        columns={useColumns(nameOf)}
        nameOf={nameOf}
        onOpen={mayWrite ? state.edit : undefined}
        actions={[...(seesGuests ? [who] : []), ...(mayDelete ? removal : [])]}
        add={mayWrite ? t('add') : undefined}
        beside={<Sides onOpen={setSide} />}
        renderForm={(drawer, task) => (
          <ResourceForm
            {...drawer}
            width={560}
            title={t(task ? 'edit' : 'add')}
            submitLabel={t(task ? 'save' : 'add')}
            initialValues={valuesOf(task)}
            schema={schema}
            toBody={bodyOf}
          >
            {(form) => <TaskFields form={form} />}
          </ResourceForm>
        )}
      />
      <PointsDrawer isOpen={side === 'points'} onClose={() => setSide(null)} />
      <SnippetDrawer isOpen={side === 'snippet'} onClose={() => setSide(null)} />
      <AttemptsDrawer
        task={useLast(attempted) ?? null}
        isOpen={attempted !== null}
        onClose={() => setAttempted(null)}
      />
    </Screen>
  )
}

function Sides({ onOpen }: { onOpen: (side: 'points' | 'snippet') => void }) {
  const t = useText('tasks')
  const mayWrite = useAllows('loyalty:write')
  const mayPublish = useAllows('loyalty:publish')
  return (
    <>
      {mayWrite && (
        <Button
          variant="default"
          leftSection={<IconCode size={17} stroke={1.8} aria-hidden />}
          onClick={() => onOpen('snippet')}
        >
          {t('snippet.open')}
        </Button>
      )}
      {mayPublish && (
        <Button
          variant="default"
          leftSection={<IconMedal size={17} stroke={1.8} aria-hidden />}
          onClick={() => onOpen('points')}
        >
          {t('points.open')}
        </Button>
      )}
    </>
  )
}

function stateOf({ isActive, startsAt, endsAt }: Task, now: number): keyof typeof TONES {
  if (endsAt && Date.parse(endsAt) < now) return 'over'
  if (isActive && startsAt && Date.parse(startsAt) > now) return 'soon'
  return isActive ? 'on' : 'off'
}

function useColumns(nameOf: (task: Task) => string) {
  const t = useText('tasks')
  const format = useFormat()
  const now = useNow(60)
  return useMemo(
    () => [
      nameColumn<Task>(t('column.task'), nameOf, ({ type }) => t(`types.${type}`)),
      {
        key: 'reward',
        label: t('column.reward'),
        align: 'end' as const,
        sort: ({ reward }: Task) => reward,
        cell: ({ reward }: Task) => format.number(reward),
      },
      {
        key: 'completed',
        label: t('column.completed'),
        align: 'end' as const,
        sort: ({ completed }: Task) => completed,
        cell: ({ completed, maxCompleted }: Task) =>
          [completed, ...(maxCompleted === null ? [] : [maxCompleted])]
            .map((count) => format.number(count))
            .join(' / '),
      },
      {
        key: 'unverified',
        label: t('column.unverified'),
        align: 'end' as const,
        sort: ({ unverified }: Task) => unverified,
        cell: ({ unverified }: Task) => format.number(unverified),
      },
      stateColumn<Task, keyof typeof TONES>(
        t('column.state'),
        TONES,
        (task) => stateOf(task, now),
        (state) => t(`state.${state}`),
      ),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- the name of a task changes with the language alone
    [t, format, now],
  )
}
