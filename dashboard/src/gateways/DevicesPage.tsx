import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { gateways } from '@portico/contract/gateways.ts'
import { useAllows } from '../core/rights.ts'
import { useList } from '../core/useList.ts'
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
  const mayReveal = useAllows('device.secret:reveal')
  const list = useList(gateways)
  const [edited, setEdited] = useState<EditedDevice | null>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  const [testedId, setTestedId] = useState<string | null>(null)
  const [isImporting, setImporting] = useState(false)
  // A device falls silent without telling; one that is being set up is waited for.
  useLiveReload(['devices', 'sessions'], list.reload, shownId ? 5 : 30)
  const shown = list.rows.find((device) => device.nas_id === shownId)
  const tested = list.rows.find((device) => device.nas_id === testedId)
  const hasDrawers = useOnceTrue(edited !== null || shown !== undefined || tested !== undefined || isImporting)
  const columns = useMemo(() => deviceColumns(t, format), [t, format])
  const actions = useDeviceActions({
    setUp: (device) => setShownId(device.nas_id),
    edit: setEdited,
    test: (device) => setTestedId(device.nas_id),
    remove: (device) => list.remove({ nas_id: device.nas_id }),
  })
  const closeEdited = useCallback(() => setEdited(null), [])
  const isEmpty = !list.loading && !list.error && list.rows.length === 0

  useEffect(() => {
    if (!list.loading) void loadDrawers()
  }, [list.loading])

  async function save(device: EditedDevice, body: DeviceBody) {
    if (device !== 'new') return void (await list.update({ nas_id: device.nas_id }, body))
    const made = await list.create(body)
    if (mayReveal) setShownId(made.nas_id)
    else notify({ text: t('recipe.ownerOnly'), seconds: 8 })
  }

  const buttons = mayWrite && <Buttons onAdd={() => setEdited('new')} onImport={() => setImporting(true)} />
  return (
    <Screen title={t('title')} lead={t('lead')} action={!isEmpty && buttons}>
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
            {buttons}
          </EmptyState>
        }
      />
      {mayWrite && <SimulatorCard />}
      {hasDrawers && (
        <Suspense>
          <DeviceDrawers
            edited={edited}
            onEdited={closeEdited}
            onSave={save}
            shown={shown}
            onShown={() => setShownId(null)}
            tested={tested}
            onTested={() => setTestedId(null)}
            isImporting={isImporting}
            onImporting={() => setImporting(false)}
            onAdded={() => void list.reload()}
          />
        </Suspense>
      )}
    </Screen>
  )
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
