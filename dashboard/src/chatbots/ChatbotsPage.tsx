import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconCopy, IconCursorText, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { chatbots, type Chatbot } from '@portico/contract/chatbots.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { Column, RowAction } from '../ui/column.ts'
import { confirm } from '../ui/confirm.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { RenameDrawer } from '../ui/RenameDrawer.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Tag } from '../ui/Tag.tsx'
import { RelativeTime } from '../ui/Times.tsx'
import { useLatest } from '../ui/useLatest.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { newBot } from './presets.ts'
import { stateOf } from './states.ts'

const TONES = { draft: 'quiet', published: 'good', changed: 'warn' } as const
const LONGEST_NAME = 80

/** The page's chatbots: which one answers, and what is being drawn. */
export function ChatbotsPage() {
  const t = useText('chatbots')
  const navigate = useNavigate()
  const mayWrite = useAllows('automation:write')
  const list = useList(chatbots, {}, { newRows: 'end' })
  useLiveReload(['chatbots'], list.reload)
  const [renamed, setRenamed] = useState<Chatbot | null>(null)
  const open = ({ id }: Chatbot) => void navigate({ to: '/dashboard/zalo-chatbot/$id', params: { id } })
  const create = () => void list.create({ name: t('newName'), nodes: newBot(t) }).then(open, () => undefined)
  const actions = useBotRowActions({
    open,
    rename: setRenamed,
    copy: ({ name, nodes }) =>
      void list.create({ name: t('copyOf', { name }).slice(0, LONGEST_NAME), nodes }).catch(() => undefined),
    remove: ({ id }) => void list.remove({ id }).catch(() => undefined),
  })
  const isEmpty = !list.loading && !list.error && list.rows.length === 0
  const button = mayWrite && (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={create}>
      {t('add')}
    </Button>
  )
  return (
    <Screen title={t('title')} lead={t('lead')} action={!isEmpty && button}>
      <DataTable
        {...list}
        label={t('title')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={open}
        actions={actions}
        empty={
          <EmptyState art={<EmptyCup />} title={t('empty')} text={t('emptyText')}>
            {button}
          </EmptyState>
        }
      />
      <RenameDrawer
        item={renamed}
        label={t('name')}
        schema={async () => (await import('@portico/contract/chatbots.ts')).chatbots.create.body.pick({ name: true })}
        onClose={() => setRenamed(null)}
        onRename={(bot, name) => list.update({ id: bot.id }, { name })}
      />
    </Screen>
  )
}

function useColumns(): Column<Chatbot>[] {
  const t = useText('chatbots')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('name'),
        card: 'title',
        sort: ({ name }) => name,
        cell: ({ name }) => <strong>{name}</strong>,
      },
      {
        key: 'state',
        label: t('stateLabel'),
        card: 'corner',
        cell: (bot) => <Tag tone={TONES[stateOf(bot)]}>{t(`state.${stateOf(bot)}`)}</Tag>,
      },
      {
        key: 'answers',
        label: t('answersLabel'),
        cell: ({ isActive, talking }) =>
          isActive ? (
            <Tag tone="info" hasDot>
              {talking > 0 ? t('talking', { count: talking }) : t('answering')}
            </Tag>
          ) : (
            t('resting')
          ),
      },
      {
        key: 'changed',
        label: t('changed'),
        sort: ({ updatedAt }) => updatedAt,
        cell: ({ updatedAt }) => <RelativeTime at={updatedAt} format={format} />,
      },
    ],
    [t, format],
  )
}

type Commands = Record<'open' | 'rename' | 'copy' | 'remove', (bot: Chatbot) => void>

function useBotRowActions(commands: Commands): RowAction<Chatbot>[] {
  const t = useText('chatbots')
  const mayWrite = useAllows('automation:write')
  const mayDelete = useAllows('automation:delete')
  const latest = useLatest(commands)
  return useMemo(() => {
    async function remove(bot: Chatbot) {
      const isSure = await confirm({
        title: t('removeTitle', { name: bot.name }),
        text: t('removeText'),
        confirm: t('remove'),
        isDanger: true,
      })
      if (isSure) latest.current.remove(bot)
    }
    const writing: RowAction<Chatbot>[] = [
      { key: 'open', label: t('open'), icon: IconPencil, isInline: true, run: (bot) => latest.current.open(bot) },
      { key: 'rename', label: t('rename'), icon: IconCursorText, run: (bot) => latest.current.rename(bot) },
      { key: 'copy', label: t('duplicate'), icon: IconCopy, run: (bot) => latest.current.copy(bot) },
    ]
    const removal: RowAction<Chatbot> = {
      key: 'remove',
      label: t('remove'),
      icon: IconTrash,
      isDanger: true,
      isFor: ({ isActive }) => !isActive,
      run: (bot) => void remove(bot),
    }
    return [...(mayWrite ? writing : []), ...(mayDelete ? [removal] : [])]
  }, [t, latest, mayWrite, mayDelete])
}
