import { useCallback, useMemo } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { IconBan, IconClockPlus, IconGauge, IconPlugConnectedX, IconStethoscope, IconUserX } from '@tabler/icons-react'
import { accessRules } from '@portico/contract/gateways/lists.ts'
import { sessions, type OnlineSession, type OrderResult } from '@portico/contract/gateways/sessions.ts'
import { api } from '../../core/api.ts'
import { useErrorText } from '../../core/errors.ts'
import { useAllows } from '../../core/rights.ts'
import { useText } from '../../core/useText.ts'
import type { RowAction } from '../../ui/column.ts'
import { confirm } from '../../ui/confirm.ts'
import { notify } from '../../ui/toasts.ts'
import { useLatest } from '../../ui/useLatest.ts'
import { nameOf } from './spell.ts'

/** Gives an order and says what the gateway said. @returns whether it is done or on its way */
export type GiveOrder = (ask: () => Promise<{ result: OrderResult | 'disconnected' }>) => Promise<boolean>

type Deeds = { change: (session: OnlineSession) => void; reload: () => unknown }

/** What may be done with a session, as far as the role goes. */
export function useSessionActions(deeds: Deeds): { actions: RowAction<OnlineSession>[]; order: GiveOrder } {
  const t = useText('sessions')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const mayAct = useAllows('session:disconnect')
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

  const block = useCallback(
    async (session: OnlineSession, who: 'device' | 'guest') => {
      const name = nameOf(session, t)
      const isSure = await confirm({
        title: t('blockAsk.title', { name }),
        text: t(`blockAsk.${who}`),
        confirm: t('blockAsk.confirm'),
        isDanger: true,
      })
      if (!isSure) return
      await order(async () => {
        const done = await api(sessions.block, { params: { id: session.id }, body: { who } })
        const undo = () =>
          void api(accessRules.remove, { params: { id: done.ruleId } }).then(
            () => notify({ kind: 'good', text: t('undone') }),
            (error: unknown) => notify({ kind: 'bad', text: errorText(error) }),
          )
        notify({ text: t('blocked', { name }), seconds: 12, action: { label: t('undo'), run: undo } })
        return done
      })
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
    if (!mayAct) return [examine]
    const all: RowAction<OnlineSession>[] = [
      {
        key: 'hour',
        label: t('oneHour'),
        icon: IconClockPlus,
        isInline: true,
        run: ({ id }) => void order(() => api(sessions.extend, { params: { id }, body: { hours: 1 } })),
      },
      { key: 'change', label: t('speed'), icon: IconGauge, run: (session) => latest.current.change(session) },
      examine,
      {
        key: 'disconnect',
        label: t('disconnect'),
        icon: IconPlugConnectedX,
        run: (session) => void disconnect(session),
      },
      {
        key: 'blockDevice',
        label: t('blockDevice'),
        icon: IconBan,
        isDanger: true,
        run: (session) => void block(session, 'device'),
      },
      {
        key: 'blockGuest',
        label: t('blockGuest'),
        icon: IconUserX,
        isDanger: true,
        isFor: ({ guestId }) => guestId !== null,
        run: (session) => void block(session, 'guest'),
      },
    ]
    return all
  }, [t, mayAct, navigate, order, disconnect, block, latest])

  return { actions, order }
}
