import { useMemo } from 'react'
import { IconCopy, IconCursorText, IconPencil, IconRouter, IconTrash, IconWorldCheck } from '@tabler/icons-react'
import { gateways as devices } from '@portico/contract/gateways.ts'
import type { Flow } from '@portico/contract/flows.ts'
import { api } from '../core/api.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import type { RowAction } from '../ui/column.ts'
import { confirm } from '../ui/confirm.ts'
import { useLatest } from '../ui/useLatest.ts'
import { useActivate } from './useActivate.ts'

type Commands = {
  list: {
    create: (body: { name: string; steps: Flow['steps'] }) => Promise<Flow>
    remove: (params: { id: string }) => Promise<void>
    reload: () => unknown
  }
  open: (flow: Flow) => void
  rename: (flow: Flow) => void
  assign: (flow: Flow) => void
}

const LONGEST_NAME = 80

/** What may be done with a flow, as far as the role goes. */
export function useFlowActions(commands: Commands): RowAction<Flow>[] {
  const t = useText('flows')
  const mayWrite = useAllows('flow:write')
  const mayPublish = useAllows('flow:publish')
  const latest = useLatest(commands)
  const { activate, duplicate, remove } = useFlowCommands(latest)
  return useMemo(() => {
    const writing: RowAction<Flow>[] = [
      { key: 'rename', label: t('rename'), icon: IconCursorText, run: (flow) => latest.current.rename(flow) },
      { key: 'duplicate', label: t('duplicate'), icon: IconCopy, run: duplicate },
    ]
    const publishing: RowAction<Flow>[] = [
      {
        key: 'activate',
        label: t('activate'),
        icon: IconWorldCheck,
        isFor: ({ isActive, version }) => !isActive && version > 0,
        run: activate,
      },
      {
        key: 'assign',
        label: t('assign'),
        icon: IconRouter,
        isFor: ({ version }) => version > 0,
        run: (flow) => latest.current.assign(flow),
      },
    ]
    const open: RowAction<Flow> = {
      key: 'open',
      label: t('open'),
      icon: IconPencil,
      isInline: true,
      run: (flow) => latest.current.open(flow),
    }
    const removal: RowAction<Flow> = {
      key: 'remove',
      label: t('remove'),
      icon: IconTrash,
      isDanger: true,
      isFor: ({ isActive }) => !isActive,
      run: remove,
    }
    return [
      ...(mayWrite ? [open] : []),
      ...(mayPublish ? publishing : []),
      ...(mayWrite ? writing : []),
      ...(mayPublish ? [removal] : []),
    ]
  }, [t, activate, duplicate, remove, latest, mayWrite, mayPublish])
}

/** The changes that need more than one call or a question. The list itself reports how each went. */
function useFlowCommands(latest: { readonly current: Commands }) {
  const t = useText('flows')
  const activation = useLatest(useActivate())
  return useMemo(() => {
    async function confirmRemoval({ id, name, gateways }: Flow) {
      const names = await namesOf(gateways)
      const isSure = await confirm({
        title: t('removeAsk.title', { name }),
        text: gateways.length > 0 ? t('removeAsk.used', { names }) : t('removeAsk.unused'),
        confirm: t('removeAsk.confirm'),
        isDanger: true,
      })
      if (isSure) await latest.current.list.remove({ id }).catch(() => undefined)
    }
    return {
      activate: (flow: Flow) => void activation.current(flow, () => latest.current.list.reload()),
      duplicate: ({ name, steps }: Flow) => {
        const copy = { name: t('copyOf', { name }).slice(0, LONGEST_NAME), steps }
        void latest.current.list.create(copy).catch(() => undefined)
      },
      remove: (flow: Flow) => void confirmRemoval(flow),
    }
  }, [t, activation, latest])
}

/** The names of gateways, or their ids where the names cannot be fetched. */
async function namesOf(ids: readonly string[]): Promise<string> {
  if (ids.length === 0) return ''
  const found = await api(devices.list, { query: { limit: 100 } }).catch(() => ({ rows: [] }))
  return ids.map((id) => found.rows.find((device) => device.nas_id === id)?.name ?? id).join(', ')
}
