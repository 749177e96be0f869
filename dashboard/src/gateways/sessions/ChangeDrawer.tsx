import { useState } from 'react'
import { Button, NumberInput } from '@mantine/core'
import { sessions, type OnlineSession } from '@portico/contract/gateways/sessions.ts'
import { api } from '../../core/api.ts'
import { useText } from '../../core/useText.ts'
import { toKbps, toMbps } from '../speed.ts'
import { SessionDrawer } from './SessionDrawer.tsx'
import type { GiveOrder } from './useOrders.ts'
import css from './sessions.module.css'

type Props = { session: OnlineSession | null; onClose: () => void; order: GiveOrder }

/** More time or another speed for one who is online; each takes effect at once or says why not. */
export function ChangeDrawer({ session, onClose, order }: Props) {
  return (
    <SessionDrawer session={session} command="change" onClose={onClose}>
      {(shown) => <Change key={shown.id} session={shown} order={order} onDone={onClose} />}
    </SessionDrawer>
  )
}

type Send = Parameters<GiveOrder>[0]
type FormProps = { session: OnlineSession; isBusy: boolean; onSend: (work: Send) => void }

function Change({ session, order, onDone }: { session: OnlineSession; order: GiveOrder; onDone: () => void }) {
  const [asking, setAsking] = useState<'time' | 'speed' | null>(null)
  const { can } = session

  async function ask(what: 'time' | 'speed', work: Send) {
    setAsking(what)
    const isDone = await order(work)
    setAsking(null)
    if (isDone) onDone()
  }

  const formOf = (what: 'time' | 'speed'): FormProps => ({
    session,
    isBusy: asking === what,
    onSend: (work) => void ask(what, work),
  })
  return (
    <div className={css.change}>
      {can.includes('extend') && <TimeForm {...formOf('time')} />}
      {can.includes('changeSpeed') && <SpeedForm {...formOf('speed')} />}
    </div>
  )
}

function TimeForm({ session: { id }, isBusy, onSend }: FormProps) {
  const t = useText('sessions')
  const [hours, setHours] = useState<number | string>(2)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(() => api(sessions.extend, { params: { id }, body: { hours: Number(hours) || 1 } }))
      }}
    >
      <NumberInput
        label={t('change.hours')}
        value={hours}
        onChange={setHours}
        min={1}
        max={24}
        clampBehavior="strict"
        allowDecimal={false}
      />
      <Button type="submit" loading={isBusy}>
        {t('change.give')}
      </Button>
    </form>
  )
}

function SpeedForm({ session: { id, downKbps, upKbps }, isBusy, onSend }: FormProps) {
  const t = useText('sessions')
  const [down, setDown] = useState<number | string>(toMbps(downKbps || ''))
  const [up, setUp] = useState<number | string>(toMbps(upKbps || ''))
  const range = { placeholder: '∞', min: 0, max: 10_000 }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const body = { downKbps: toKbps(down) || 0, upKbps: toKbps(up) || 0 }
        onSend(() => api(sessions.changeSpeed, { params: { id }, body }))
      }}
    >
      <div className={css.speeds}>
        <NumberInput {...range} label={t('change.down')} value={down} onChange={setDown} />
        <NumberInput {...range} label={t('change.up')} value={up} onChange={setUp} />
      </div>
      <p className={css.small}>{t('change.hint')}</p>
      <Button type="submit" loading={isBusy}>
        {t('change.apply')}
      </Button>
    </form>
  )
}
