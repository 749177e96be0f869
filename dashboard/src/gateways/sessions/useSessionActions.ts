import { useMemo } from 'react'
import { useNavigate } from '@tanstack/react-router'
import {
  IconBan,
  IconClockPlus,
  IconGauge,
  IconPlugConnectedX,
  IconStethoscope,
  IconUserHeart,
} from '@tabler/icons-react'
import { sessions, type OnlineSession } from '@portico/contract/gateways/sessions.ts'
import { api } from '../../core/api.ts'
import { openGuest } from '../../core/openGuest.ts'
import { usePage } from '../../core/page.ts'
import { useAllows, useAllowsPersonal } from '../../core/rights.ts'
import { useText } from '../../core/useText.ts'
import type { RowAction } from '../../ui/column.ts'
import { useLatest } from '../../ui/useLatest.ts'
import { useOrders, type Block, type GiveOrder } from './useOrders.ts'

/** Whether this kind of gateway can change anything of it. */
function isChangeable({ can }: OnlineSession): boolean {
  return can.includes('extend') || can.includes('changeSpeed')
}

type Commands = {
  change: (session: OnlineSession) => void
  block: (session: OnlineSession) => void
  reload: () => unknown
}

/** What may be done with a session, as far as the role goes. */
export function useSessionActions(commands: Commands): {
  actions: RowAction<OnlineSession>[]
  order: GiveOrder
  block: Block
} {
  const t = useText('sessions')
  const mayAct = useAllows('session:disconnect')
  const latest = useLatest(commands)
  const { order, disconnect, block } = useOrders(commands.reload)
  const looks = useLookActions()

  const actions = useMemo((): RowAction<OnlineSession>[] => {
    if (!mayAct) return looks
    return [
      {
        key: 'hour',
        label: t('oneHour'),
        icon: IconClockPlus,
        isInline: true,
        isFor: ({ can }) => can.includes('extend'),
        run: ({ id }) => void order(() => api(sessions.extend, { params: { id }, body: { hours: 1 } })),
      },
      {
        key: 'change',
        label: t('speed'),
        icon: IconGauge,
        isFor: isChangeable,
        run: (session) => latest.current.change(session),
      },
      ...looks,
      {
        key: 'disconnect',
        label: t('disconnect'),
        icon: IconPlugConnectedX,
        isFor: ({ can }) => can.includes('disconnect'),
        run: (session) => void disconnect(session),
      },
      {
        key: 'block',
        label: t('block'),
        icon: IconBan,
        isDanger: true,
        run: (session) => latest.current.block(session),
      },
    ]
  }, [t, mayAct, looks, order, disconnect, latest])

  return { actions, order, block }
}

/** The actions that only open another screen about the guest or the device. */
function useLookActions(): RowAction<OnlineSession>[] {
  const t = useText('sessions')
  const guestText = useText('guests')
  const navigate = useNavigate()
  const maySeeGuest = useAllowsPersonal('guest.held:read')
  const pageId = usePage((state) => state.pageId)
  return useMemo(() => {
    const examine: RowAction<OnlineSession> = {
      key: 'examine',
      label: t('examine'),
      icon: IconStethoscope,
      run: ({ mac }) => void navigate({ to: '/dashboard/doctor', search: { of: mac } }),
    }
    const guest: RowAction<OnlineSession> = {
      key: 'guest',
      label: guestText('open'),
      icon: IconUserHeart,
      isFor: ({ guestId }) => guestId !== null,
      run: ({ guestId }) => guestId && pageId && openGuest({ id: guestId, pageId }),
    }
    return maySeeGuest ? [guest, examine] : [examine]
  }, [t, guestText, maySeeGuest, pageId, navigate])
}
