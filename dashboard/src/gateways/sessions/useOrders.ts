import { useCallback } from 'react'
import { accessRules } from '@portico/contract/gateways/accessRules.ts'
import { sessions, type OnlineSession, type OrderResult } from '@portico/contract/gateways/sessions.ts'
import { api } from '../../core/api.ts'
import { useErrorText } from '../../core/errors.ts'
import { useText } from '../../core/useText.ts'
import { confirm } from '../../ui/confirm.ts'
import { notify } from '../../ui/toasts.ts'
import { useLatest } from '../../ui/useLatest.ts'
import { nameOf } from './spell.ts'

/** Gives an order and shows what the gateway answered. @returns whether it is done or on its way */
export type GiveOrder = (ask: () => Promise<{ result: OrderResult | 'disconnected' }>) => Promise<boolean>

/** @returns whether they are kept out now */
export type Block = (session: OnlineSession, who: 'device' | 'guest', reason: string) => Promise<boolean>

/** The orders that can be given about a session; each shows its result and reloads the list. */
export function useOrders(reload: () => unknown): {
  order: GiveOrder
  disconnect: (session: OnlineSession) => Promise<void>
  block: Block
} {
  const t = useText('sessions')
  const order = useOrder(reload)

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

  return { order, disconnect, block: useBlock(order) }
}

function useOrder(reload: () => unknown): GiveOrder {
  const t = useText('sessions')
  const errorText = useErrorText()
  const latest = useLatest({ reload })
  return useCallback(
    async (ask) => {
      const answer = await ask().then(
        ({ result }) => (result === 'disconnected' ? 'done' : result),
        (error: unknown) => {
          notify({ kind: 'bad', text: errorText(error), seconds: 10 })
          return undefined
        },
      )
      const isGood = answer === 'done' || answer === 'queued' || answer === 'gone'
      if (answer) {
        notify({ kind: isGood ? 'good' : 'bad', text: t(`results.${answer}`), seconds: isGood ? undefined : 10 })
      }
      latest.current.reload()
      return isGood
    },
    [t, errorText, latest],
  )
}

function useBlock(order: GiveOrder): Block {
  const t = useText('sessions')
  const errorText = useErrorText()
  return useCallback(
    async (session, who, reason) => {
      const name = nameOf(session, t)
      let isBlocked = false
      await order(async () => {
        const done = await api(sessions.block, { params: { id: session.id }, body: { who, reason } })
        isBlocked = true
        const undo = () =>
          void api(accessRules.remove, { params: { id: done.ruleId } }).then(
            () => notify({ kind: 'good', text: t('undone') }),
            (error: unknown) => notify({ kind: 'bad', text: errorText(error) }),
          )
        notify({ text: t('blocked', { name }), seconds: 12, action: { label: t('undo'), run: undo } })
        return done
      })
      return isBlocked
    },
    [t, order, errorText],
  )
}
