import { useState } from 'react'
import { Button, NumberInput } from '@mantine/core'
import { sessions, type OnlineSession } from '@portico/contract/gateways/sessions.ts'
import { api } from '../../core/api.ts'
import { useText } from '../../core/useText.ts'
import { toKbps, toMbps } from '../speed.ts'
import { SessionDrawer } from './SessionDrawer.tsx'
import type { GiveOrder } from './useSessionActions.ts'
import css from './sessions.module.css'

type Props = { session: OnlineSession | null; onClose: () => void; order: GiveOrder }

/** More time or another speed for one who is online; each takes effect at once or says why not. */
export function ChangeDrawer({ session, onClose, order }: Props) {
  return (
    <SessionDrawer session={session} deed="change" onClose={onClose}>
      {(shown) => <Change key={shown.id} session={shown} order={order} onDone={onClose} />}
    </SessionDrawer>
  )
}

function Change({ session, order, onDone }: { session: OnlineSession; order: GiveOrder; onDone: () => void }) {
  const t = useText('sessions')
  const { id } = session
  const [hours, setHours] = useState<number | string>(2)
  const [down, setDown] = useState<number | string>(toMbps(session.downKbps || ''))
  const [up, setUp] = useState<number | string>(toMbps(session.upKbps || ''))
  const [asking, setAsking] = useState<'time' | 'speed' | null>(null)

  async function ask(what: 'time' | 'speed', work: Parameters<GiveOrder>[0]) {
    setAsking(what)
    const isDone = await order(work)
    setAsking(null)
    if (isDone) onDone()
  }

  const { can } = session
  return (
    <div className={css.change}>
      {can.includes('extend') && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void ask('time', () => api(sessions.extend, { params: { id }, body: { hours: Number(hours) || 1 } }))
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
          <Button type="submit" loading={asking === 'time'}>
            {t('change.give')}
          </Button>
        </form>
      )}
      {can.includes('changeSpeed') && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const body = { downKbps: toKbps(down) || 0, upKbps: toKbps(up) || 0 }
            void ask('speed', () => api(sessions.changeSpeed, { params: { id }, body }))
          }}
        >
          <div className={css.speeds}>
            <NumberInput
              label={t('change.down')}
              value={down}
              onChange={setDown}
              placeholder="∞"
              min={0}
              max={10_000}
            />
            <NumberInput label={t('change.up')} value={up} onChange={setUp} placeholder="∞" min={0} max={10_000} />
          </div>
          <p className={css.small}>{t('change.hint')}</p>
          <Button type="submit" loading={asking === 'speed'}>
            {t('change.apply')}
          </Button>
        </form>
      )}
    </div>
  )
}
