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

type Deeds = {
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
export function useFlowActions(deeds: Deeds): RowAction<Flow>[] {
  const t = useText('flows')
  const mayWrite = useAllows('flow:write')
  const mayPublish = useAllows('flow:publish')
  const latest = useLatest(deeds)
  const activate = useLatest(useActivate())
  return useMemo(() => {
    async function remove({ id, name, gateways }: Flow) {
      const names = await namesOf(gateways)
      const isSure = await confirm({
        title: t('removeAsk.title', { name }),
        text: gateways.length > 0 ? t('removeAsk.used', { names }) : t('removeAsk.unused'),
        confirm: t('removeAsk.confirm'),
        isDanger: true,
      })
      // How it went is said by the list itself.
      if (isSure) await latest.current.list.remove({ id }).catch(() => undefined)
    }
    const duplicate = ({ name, steps }: Flow) =>
      latest.current.list.create({ name: t('copyOf', { name }).slice(0, LONGEST_NAME), steps }).catch(() => undefined)
    const all: (RowAction<Flow> & { isMine: boolean })[] = [
      {
        key: 'open',
        label: t('open'),
        icon: IconPencil,
        isInline: true,
        isMine: mayWrite,
        run: (flow) => latest.current.open(flow),
      },
      {
        key: 'activate',
        label: t('activate'),
        icon: IconWorldCheck,
        isMine: mayPublish,
        isFor: ({ isActive, version }) => !isActive && version > 0,
        run: (flow) => void activate.current(flow, () => latest.current.list.reload()),
      },
      {
        key: 'assign',
        label: t('assign'),
        icon: IconRouter,
        isMine: mayPublish,
        isFor: ({ version }) => version > 0,
        run: (flow) => latest.current.assign(flow),
      },
      {
        key: 'rename',
        label: t('rename'),
        icon: IconCursorText,
        isMine: mayWrite,
        run: (flow) => latest.current.rename(flow),
      },
      {
        key: 'duplicate',
        label: t('duplicate'),
        icon: IconCopy,
        isMine: mayWrite,
        run: (flow) => void duplicate(flow),
      },
      {
        key: 'remove',
        label: t('remove'),
        icon: IconTrash,
        isDanger: true,
        isMine: mayPublish,
        isFor: ({ isActive }) => !isActive,
        run: (flow) => void remove(flow),
      },
    ]
    return all.filter(({ isMine }) => isMine)
  }, [t, activate, latest, mayWrite, mayPublish])
}

/** What devices are called; their ids, should they not be told. */
async function namesOf(ids: readonly string[]): Promise<string> {
  if (ids.length === 0) return ''
  const found = await api(devices.list, { query: { limit: 100 } }).catch(() => ({ rows: [] }))
  return ids.map((id) => found.rows.find((device) => device.nas_id === id)?.name ?? id).join(', ')
}
