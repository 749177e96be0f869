import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconAdjustments, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { automations, type Automation } from '@portico/contract/automations.ts'
import { useInvalidate } from '../core/keys.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { Column, RowAction } from '../ui/column.ts'
import { confirm } from '../ui/confirm.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Tag } from '../ui/Tag.tsx'
import { RelativeTime } from '../ui/Times.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { CapsDrawer } from './CapsDrawer.tsx'
import { CreateDrawer } from './CreateDrawer.tsx'
import { useChoices } from './queries.ts'
import { stateOf, TONES } from './states.ts'
import { triggerWords } from './words.ts'
import css from './automations.module.css'

/** What happens to guests by itself. */
export function AutomationsPage() {
  const t = useText('automations')
  const navigate = useNavigate()
  const mayWrite = useAllows('automation:write')
  const list = useList(automations, {})
  const invalidate = useInvalidate()
  useLiveReload(['automations'], list.reload, 5)
  const [opened, setOpened] = useState<'create' | 'caps' | null>(null)
  const open = ({ id }: { id: string }) => void navigate({ to: '/dashboard/zalo-automation/$id', params: { id } })
  const isEmpty = !list.loading && !list.error && list.rows.length === 0
  const create = mayWrite && (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => setOpened('create')}>
      {t('create')}
    </Button>
  )
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={
        <>
          <Button
            variant="default"
            leftSection={<IconAdjustments size={17} stroke={1.8} aria-hidden />}
            onClick={() => setOpened('caps')}
          >
            {t('caps.title')}
          </Button>
          {!isEmpty && create}
        </>
      }
    >
      <DataTable<Automation>
        {...list}
        label={t('title')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={open}
        actions={useActions(open, list.remove)}
        empty={
          <EmptyState art={<EmptyCup />} title={t('empty.title')} text={t('empty.text')}>
            {create}
          </EmptyState>
        }
      />
      <CreateDrawer
        isOpen={opened === 'create'}
        onClose={() => setOpened(null)}
        onCreate={async (body) => {
          const made = await list.create(body)
          // A recipe brings templates along, which the editor has to know.
          await invalidate({ facts: automations.facts })
          open(made)
        }}
      />
      <CapsDrawer isOpen={opened === 'caps'} onClose={() => setOpened(null)} />
    </Screen>
  )
}

function useColumns(): Column<Automation>[] {
  const t = useText('automations')
  const format = useFormat()
  const choices = useChoices()
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('column.name'),
        card: 'title',
        sort: ({ name }) => name,
        cell: ({ name, trigger }) => (
          <span className={css.name}>
            <strong>{name}</strong>
            <small>{triggerWords(trigger, choices, t)}</small>
          </span>
        ),
      },
      {
        key: 'state',
        label: t('column.state'),
        card: 'corner',
        sort: (row) => stateOf(row),
        cell: (row) => (
          <Tag tone={row.blockedWhy ? 'bad' : TONES[stateOf(row)]} hasDot={row.isActive}>
            {row.blockedWhy ? t('state.blocked') : t(`state.${stateOf(row)}`)}
          </Tag>
        ),
      },
      {
        key: 'inside',
        label: t('column.inside'),
        sort: ({ inside }) => inside,
        cell: ({ inside }) => format.number(inside),
      },
      {
        key: 'entered',
        label: t('column.entered'),
        sort: ({ entered }) => entered,
        cell: ({ entered }) => format.number(entered),
      },
      {
        key: 'changed',
        label: t('column.changed'),
        sort: ({ updatedAt }) => updatedAt,
        cell: ({ updatedAt }) => <RelativeTime at={updatedAt} format={format} />,
      },
    ],
    [t, format, choices],
  )
}

function useActions(
  open: (row: Automation) => void,
  remove: (params: { id: string }) => Promise<void>,
): RowAction<Automation>[] {
  const t = useText('automations')
  const mayWrite = useAllows('automation:write')
  const mayDelete = useAllows('automation:delete')

  async function askAndRemove({ id, name }: Automation) {
    const isSure = await confirm({
      title: t('remove.title', { name }),
      text: t('remove.text'),
      confirm: t('remove.confirm'),
      isDanger: true,
    })
    if (isSure) await remove({ id }).catch(() => undefined)
  }
  return [
    ...(mayWrite ? [{ key: 'open', label: t('open'), icon: IconPencil, isInline: true, run: open }] : []),
    ...(mayDelete
      ? [
          {
            key: 'remove',
            label: t('remove.confirm'),
            icon: IconTrash,
            isDanger: true,
            isFor: ({ isActive }: Automation) => !isActive,
            run: (row: Automation) => void askAndRemove(row),
          },
        ]
      : []),
  ]
}
