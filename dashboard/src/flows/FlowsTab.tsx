import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { flows, type Flow } from '@portico/contract/flows.ts'
import { useAllows } from '../core/rights.ts'
import { useList } from '../core/useList.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { CafeDoor } from '../ui/art/CafeDoor.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { RenameDrawer } from '../ui/RenameDrawer.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { CreateDrawer } from './CreateDrawer.tsx'
import { flowColumns } from './flowColumns.tsx'
import { GatewaysDrawer } from './GatewaysDrawer.tsx'
import { ReturningCard } from './ReturningCard.tsx'
import { useFlowActions } from './useFlowActions.ts'

/** The page's login flows: which one guests pass, and where. */
export function FlowsTab({ tabs }: { tabs: ReactNode }) {
  const t = useText('flows')
  const format = useFormat()
  const navigate = useNavigate()
  const mayWrite = useAllows('flow:write')
  const list = useList(flows, {}, { newRows: 'end' })
  useLiveReload(['flows'], list.reload)
  const [isCreating, setCreating] = useState(false)
  const [renamed, setRenamed] = useState<Flow | null>(null)
  const [assigned, setAssigned] = useState<Flow | null>(null)
  const open = ({ id }: Flow) => void navigate({ to: '/dashboard/wifi-login-flow/$id', params: { id } })
  const actions = useFlowActions({ list, open, rename: setRenamed, assign: setAssigned })
  const columns = useMemo(() => flowColumns(t, format), [t, format])
  const isEmpty = !list.loading && !list.error && list.rows.length === 0
  const create = mayWrite && (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  )
  return (
    <Screen title={t('title')} lead={t('lead')} action={!isEmpty && create}>
      {tabs}
      <DataTable
        {...list}
        label={t('title')}
        columns={columns}
        rowKey={(flow) => flow.id}
        rowName={(flow) => flow.name}
        onOpen={open}
        actions={actions}
        empty={
          <EmptyState art={<CafeDoor />} title={t('empty.title')} text={t('empty.text')}>
            {create}
          </EmptyState>
        }
      />
      <ReturningCard />
      <CreateDrawer
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreate={async (body) => open(await list.create(body))}
      />
      <RenameDrawer
        item={renamed}
        label={t('name.label')}
        hint={t('name.hint')}
        schema={async () => (await import('@portico/contract/flows.ts')).flows.create.body.pick({ name: true })}
        onClose={() => setRenamed(null)}
        onRename={(flow, name) => list.update({ id: flow.id }, { name })}
      />
      <GatewaysDrawer flow={assigned} onClose={() => setAssigned(null)} onSaved={list.reload} />
    </Screen>
  )
}
