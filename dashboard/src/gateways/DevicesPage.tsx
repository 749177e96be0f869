import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { gateways } from '@portico/contract/gateways.ts'
import { useAllows } from '../core/rights.ts'
import { useList, type ListState } from '../core/useList.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { RouterArt } from '../ui/art/RouterArt.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { notify } from '../ui/toasts.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { useOnceTrue } from '../ui/useOnceTrue.ts'
import type { DeviceBody, EditedDevice } from './DeviceDrawer.tsx'
import { deviceColumns } from './deviceColumns.tsx'
import { SimulatorCard } from './SimulatorCard.tsx'
import { useDeviceActions } from './useDeviceActions.ts'

const loadDrawers = () => import('./DeviceDrawers.tsx')
const DeviceDrawers = lazy(async () => ({ default: (await loadDrawers()).DeviceDrawers }))

/** The venue's routers and access points. */
export function DevicesPage() {
  const t = useText('gateways')
  const format = useFormat()
  const mayWrite = useAllows('device:write')
  const list = useList(gateways)
  const drawers = useDrawers(list)
  const columns = useMemo(() => deviceColumns(t, format), [t, format])
  const actions = useDeviceActions({
    setUp: (device) => drawers.setShownId(device.nas_id),
    edit: drawers.edit,
    test: ({ nas_id }) => drawers.lookAt({ what: 'test', nas_id }),
    history: ({ nas_id }) => drawers.lookAt({ what: 'history', nas_id }),
    remove: (device) => list.remove({ nas_id: device.nas_id }),
  })
  const isEmpty = !list.loading && !list.error && list.rows.length === 0

  const buttons = mayWrite && (
    <Buttons onAdd={() => drawers.edit('new')} onImport={() => drawers.props.onImporting(true)} />
  )
  return (
    <Screen title={t('title')} lead={t('lead')} action={!isEmpty && buttons}>
      <DataTable
        {...list}
        label={t('title')}
        columns={columns}
        list="devices"
        rowKey={(device) => device.nas_id}
        rowName={(device) => device.name}
        onOpen={mayWrite ? drawers.edit : undefined}
        actions={actions}
        empty={
          <EmptyState
            art={<RouterArt />}
            title={t('empty.title')}
            text={mayWrite ? t('empty.text') : t('empty.readOnly')}
          >
            {buttons}
          </EmptyState>
        }
      />
      {mayWrite && <SimulatorCard />}
      {drawers.areNeeded && (
        <Suspense>
          <DeviceDrawers {...drawers.props} />
        </Suspense>
      )}
    </Screen>
  )
}

/** Which drawers are open beside the list, and what they save into it. */
function useDrawers(list: ListState<typeof gateways>) {
  const t = useText('gateways')
  const mayReveal = useAllows('device.secret:reveal')
  const [edited, edit] = useState<EditedDevice | null>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  const [looked, lookAt] = useState<{ what: 'test' | 'history'; nas_id: string } | null>(null)
  const [isImporting, setImporting] = useState(false)
  // A gateway sends nothing when it goes offline; one that is being set up is about to come online.
  useLiveReload(['devices', 'sessions'], list.reload, shownId ? 5 : 30)
  const shown = list.rows.find((device) => device.nas_id === shownId)
  const found = looked && list.rows.find((device) => device.nas_id === looked.nas_id)
  const tested = looked?.what === 'test' && found ? found : undefined
  const remembered = looked?.what === 'history' && found ? found : undefined
  const areNeeded = useOnceTrue(edited !== null || shown !== undefined || looked !== null || isImporting)
  const close = useCallback(() => edit(null), [])

  useEffect(() => {
    if (!list.loading) void loadDrawers()
  }, [list.loading])

  async function save(device: EditedDevice, body: DeviceBody) {
    if (device !== 'new') return void (await list.update({ nas_id: device.nas_id }, body))
    const made = await list.create(body)
    if (mayReveal) setShownId(made.nas_id)
    else notify({ text: t('recipe.ownerOnly'), seconds: 8 })
  }

  const props = {
    edited,
    onEdited: close,
    onSave: save,
    shown,
    onShown: () => setShownId(null),
    tested,
    remembered,
    onLooked: () => lookAt(null),
    isImporting,
    onImporting: setImporting,
    onAdded: () => void list.reload(),
  }
  return { props, areNeeded, edit, setShownId, lookAt }
}

function Buttons({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  const t = useText('gateways')
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={17} stroke={1.8} aria-hidden />} onClick={onImport}>
        {t('import.action')}
      </Button>
      <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={onAdd}>
        {t('add')}
      </Button>
    </>
  )
}
