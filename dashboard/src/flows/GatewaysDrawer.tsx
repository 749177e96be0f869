import { useState } from 'react'
import { Button, Checkbox } from '@mantine/core'
import { gateways } from '@portico/contract/gateways.ts'
import { flows, type Flow } from '@portico/contract/flows.ts'
import { api } from '../core/api.ts'
import { useList } from '../core/useList.ts'
import { useSend } from '../core/useSend.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
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
  const { send, isSending } = useSend()
  const { rows, count, loading, error, reload, hasMore, loadMore } = useList(gateways, {}, { pageSize: 100 })
  const [chosen, setChosen] = useState<readonly string[]>(flow.gateways)

  async function save() {
    const assign = () => api(flows.assign, { params: { id: flow.id }, body: { gateways: [...chosen] } })
    if (!(await send(assign, { done: t('assigning.saved') }))) return
    onSaved()
    onClose()
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
        <Button loading={isSending} onClick={() => void save()}>
          {t('assigning.save')}
        </Button>
      </div>
    </div>
  )
}
