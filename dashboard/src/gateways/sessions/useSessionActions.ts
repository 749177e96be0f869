import { useCallback, useMemo } from 'react'
import { useNavigate } from '@tanstack/react-router'
import {
  IconBan,
  IconClockPlus,
  IconGauge,
  IconPlugConnectedX,
  IconStethoscope,
  IconUserHeart,
} from '@tabler/icons-react'
import { accessRules } from '@portico/contract/gateways/accessRules.ts'
import { sessions, type OnlineSession, type OrderResult } from '@portico/contract/gateways/sessions.ts'
import { api } from '../../core/api.ts'
import { useErrorText } from '../../core/errors.ts'
import { openGuest } from '../../core/openGuest.ts'
import { usePage } from '../../core/page.ts'
import { useAllows, useAllowsPersonal } from '../../core/rights.ts'
import { useText } from '../../core/useText.ts'
import type { RowAction } from '../../ui/column.ts'
import { confirm } from '../../ui/confirm.ts'
import { notify } from '../../ui/toasts.ts'
import { useLatest } from '../../ui/useLatest.ts'
import { nameOf } from './spell.ts'

/** Gives an order and says what the gateway said. @returns whether it is done or on its way */
export type GiveOrder = (ask: () => Promise<{ result: OrderResult | 'disconnected' }>) => Promise<boolean>

/** @returns whether they are kept out now */
export type Block = (session: OnlineSession, who: 'device' | 'guest', reason: string) => Promise<boolean>

/** Whether there is anything to change of it on this kind of gateway. */
export function isChangeable({ can }: OnlineSession): boolean {
  return can.includes('extend') || can.includes('changeSpeed')
}

type Deeds = {
  change: (session: OnlineSession) => void
  block: (session: OnlineSession) => void
  reload: () => unknown
}

/** What may be done with a session, as far as the role goes. */
export function useSessionActions(deeds: Deeds): {
  actions: RowAction<OnlineSession>[]
  order: GiveOrder
  block: Block
} {
  const t = useText('sessions')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const mayAct = useAllows('session:disconnect')
  const maySee = useAllowsPersonal('guest.held:read')
  const pageId = usePage((state) => state.pageId)
  const word = useText('guests')
  const latest = useLatest(deeds)

  const order: GiveOrder = useCallback(
    async (ask) => {
      const said = await ask().then(
        ({ result }) => (result === 'disconnected' ? 'done' : result),
        (error: unknown) => {
          notify({ kind: 'bad', text: errorText(error), seconds: 10 })
          return undefined
        },
      )
      const isGood = said === 'done' || said === 'queued' || said === 'gone'
      if (said) notify({ kind: isGood ? 'good' : 'bad', text: t(`results.${said}`), seconds: isGood ? undefined : 10 })
      latest.current.reload()
      return isGood
    },
    [t, errorText, latest],
  )

  const disconnect = useCallback(
    async (session: OnlineSession) => {
      const isSure = await confirm({
        title: t('disconnectAsk.title', { name: nameOf(session, t) }),
        text: t('disconnectAsk.text'),
        confirm: t('disconnect'),
        isDanger: true,
      })
      if (isSure) await order(() => api(sessions.disconnect, { params: { id: session.id } }))
    },
    [t, order],
  )

  const block: Block = useCallback(
    async (session, who, reason) => {
      const name = nameOf(session, t)
      let isKept = false
      await order(async () => {
        const done = await api(sessions.block, { params: { id: session.id }, body: { who, reason } })
        isKept = true
        const undo = () =>
          void api(accessRules.remove, { params: { id: done.ruleId } }).then(
            () => notify({ kind: 'good', text: t('undone') }),
            (error: unknown) => notify({ kind: 'bad', text: errorText(error) }),
          )
        notify({ text: t('blocked', { name }), seconds: 12, action: { label: t('undo'), run: undo } })
        return done
      })
      return isKept
    },
    [t, order, errorText],
  )

  const actions = useMemo(() => {
    const examine: RowAction<OnlineSession> = {
      key: 'examine',
      label: t('examine'),
      icon: IconStethoscope,
      run: ({ mac }) => void navigate({ to: '/dashboard/doctor', search: { of: mac } }),
    }
    const guest: RowAction<OnlineSession> = {
      key: 'guest',
      label: word('open'),
      icon: IconUserHeart,
      isFor: ({ guestId }) => guestId !== null,
      run: ({ guestId }) => guestId && pageId && openGuest({ id: guestId, pageId }),
    }
    const look = maySee ? [guest, examine] : [examine]
    if (!mayAct) return look
    const all: RowAction<OnlineSession>[] = [
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
      ...look,
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
    return all
  }, [t, word, mayAct, maySee, pageId, navigate, order, disconnect, latest])

  return { actions, order, block }
}
