import { useCallback, useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconExternalLink, IconListDetails, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { gateways, type Gateway } from '@portico/contract/gateways.ts'
import { api } from '../core/api.ts'
import { useLive } from '../core/live.ts'
import { useAllows } from '../core/rights.ts'
import { useCollection } from '../core/useCollection.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { RouterArt } from '../ui/art/RouterArt.tsx'
import type { RowAction } from '../ui/column.ts'
import { confirm } from '../ui/confirm.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { NewTabButton } from '../ui/NewTabButton.tsx'
import { Screen } from '../ui/Screen.tsx'
import { notify } from '../ui/toasts.ts'
import { useLatest } from '../ui/useLatest.ts'
import { DeviceDrawer } from './DeviceDrawer.tsx'
import { deviceColumns } from './deviceColumns.tsx'
import { RecipeDrawer } from './RecipeDrawer.tsx'

/** The venue's routers and access points. */
export function DevicesPage() {
  const t = useText('gateways')
  const format = useFormat()
  const mayWrite = useAllows('device:write')
  const mayReveal = useAllows('device.secret:reveal')
  const list = useCollection(gateways)
  useLive(['devices', 'sessions'], () => void list.reload())
  const [edited, setEdited] = useState<Gateway | 'new' | null>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  const shown = list.rows.find((device) => device.nas_id === shownId)
  const columns = useMemo(() => deviceColumns(t, format), [t, format])
  const latest = useLatest(list)

  const remove = useCallback(
    async (device: Gateway) => {
      const { name } = device
      const isSure = await confirm({
        title: t('removeAsk.title', { name }),
        text: t('removeAsk.text'),
        confirm: t('removeAsk.confirm'),
        isDanger: true,
      })
      // How it went is said by the list itself.
      if (isSure) await latest.current.remove({ nas_id: device.nas_id }).catch(() => undefined)
    },
    [t, latest],
  )

  const actions = useMemo(() => {
    const all: RowAction<Gateway>[] = []
    if (mayReveal)
      all.push({
        key: 'setUp',
        label: t('setUp'),
        icon: IconListDetails,
        isInline: true,
        run: (device) => setShownId(device.nas_id),
      })
    if (mayWrite) {
      all.push({ key: 'edit', label: t('edit'), icon: IconPencil, run: setEdited })
      all.push({
        key: 'remove',
        label: t('remove'),
        icon: IconTrash,
        isDanger: true,
        run: (device) => void remove(device),
      })
    }
    return all
  }, [t, mayReveal, mayWrite, remove])

  const addButton = (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  const tryButton = (
    <NewTabButton
      leftSection={<IconExternalLink size={17} stroke={1.8} aria-hidden />}
      getUrl={async () => (await api(gateways.tryOut, {})).url}
    >
      {t('tryOut')}
    </NewTabButton>
  )
  const isEmpty = !list.loading && !list.error && list.rows.length === 0

  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={
        mayWrite &&
        !isEmpty && (
          <>
            {tryButton}
            {addButton}
          </>
        )
      }
    >
      <DataTable
        {...list}
        label={t('title')}
        columns={columns}
        rowKey={(device) => device.nas_id}
        rowName={(device) => device.name}
        onOpen={mayWrite ? setEdited : undefined}
        actions={actions}
        empty={
          <EmptyState
            art={<RouterArt />}
            title={t('empty.title')}
            text={mayWrite ? t('empty.text') : t('empty.readOnly')}
          >
            {mayWrite && (
              <>
                {tryButton}
                {addButton}
              </>
            )}
          </EmptyState>
        }
      />
      <DeviceDrawer
        device={edited}
        onClose={useCallback(() => setEdited(null), [])}
        onSave={async (device, body) => {
          if (device !== 'new') return void (await list.update({ nas_id: device.nas_id }, body))
          const made = await list.create(body)
          if (mayReveal) setShownId(made.nas_id)
          else notify({ text: t('recipe.ownerOnly'), seconds: 8 })
        }}
      />
      <RecipeDrawer device={shown} onClose={useCallback(() => setShownId(null), [])} />
    </Screen>
  )
}
