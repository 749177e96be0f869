import { useState } from 'react'
import { Button, Checkbox } from '@mantine/core'
import { gateways } from '@portico/contract/gateways.ts'
import { flows, type Flow } from '@portico/contract/flows.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { message, notify } from '../ui/toasts.ts'
import { useLast } from '../ui/useLast.ts'
import css from './flow.module.css'

type Props = { flow: Flow | null; onClose: () => void; onSaved: () => unknown }

/** Which devices use a flow of their own instead of the page's. */
export function GatewaysDrawer({ flow, onClose, onSaved }: Props) {
  const t = useText('flows')
  const shown = useLast(flow)
  return (
    <SideDrawer
      opened={flow !== null}
      onClose={onClose}
      title={t('assigning.title')}
      subtitle={shown && t('assigning.lead', { name: shown.name })}
    >
      {shown && <Devices key={shown.id} flow={shown} onClose={onClose} onSaved={onSaved} />}
    </SideDrawer>
  )
}

function Devices({ flow, onClose, onSaved }: Props & { flow: Flow }) {
  const t = useText('flows')
  const ui = useText('ui')
  const errorText = useErrorText()
  const { rows, count, loading, error, reload, hasMore, loadMore } = useList(gateways, {}, { pageSize: 100 })
  const [chosen, setChosen] = useState<readonly string[]>(flow.gateways)
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    try {
      await api(flows.assign, { params: { id: flow.id }, body: { gateways: [...chosen] } })
      message(t('assigning.saved'))
      onSaved()
      onClose()
    } catch (failure) {
      notify({ kind: 'bad', text: errorText(failure) })
    } finally {
      setSaving(false)
    }
  }

  if (error && rows.length === 0) return <ErrorState error={error} onRetry={reload} />
  if (loading) return <SkeletonCards />
  if (rows.length === 0) return <p className={css.drawer}>{t('assigning.none')}</p>
  return (
    <div className={css.drawer}>
      {rows.map(({ nas_id: nasId, name }) => (
        <Checkbox
          key={nasId}
          label={name}
          description={nasId}
          checked={chosen.includes(nasId)}
          onChange={(event) =>
            setChosen(event.currentTarget.checked ? [...chosen, nasId] : chosen.filter((one) => one !== nasId))
          }
        />
      ))}
      {hasMore && (
        <Button variant="default" onClick={loadMore}>
          {ui('loadMore', { left: count - rows.length })}
        </Button>
      )}
      <div className={css.buttons}>
        <Button loading={isSaving} onClick={() => void save()}>
          {t('assigning.save')}
        </Button>
      </div>
    </div>
  )
}
