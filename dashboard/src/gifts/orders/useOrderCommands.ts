import { giftExchanges, type Exchange } from '@portico/contract/gifts/exchanges.ts'
import { api } from '../../core/api.ts'
import { useErrorText } from '../../core/errors.ts'
import { useInvalidate } from '../../core/keys.ts'
import { useText } from '../../core/useText.ts'
import { confirm } from '../../ui/confirm.ts'
import { notify } from '../../ui/toasts.ts'

/** Everything staff do with an order; each says by a toast how it went. */
export function useOrderCommands() {
  const t = useText('gifts.orders')
  const errorText = useErrorText()
  const invalidate = useInvalidate()

  async function run(done: 'accept' | 'refuse' | 'serve' | 'undo', work: () => Promise<Exchange>) {
    try {
      const order = await work()
      notify({ kind: 'good', text: t(`done.${done}`) })
      return order
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
      return undefined
    } finally {
      await invalidate(giftExchanges)
    }
  }

  return {
    accept: ({ id }: Exchange, serve = false) =>
      run(serve ? 'serve' : 'accept', () => api(giftExchanges.accept, { params: { id }, body: { serve } })),
    serve: ({ id }: Exchange) => run('serve', () => api(giftExchanges.serve, { params: { id } })),
    undo: ({ id }: Exchange) => run('undo', () => api(giftExchanges.undo, { params: { id } })),
    async refuse({ id, giftName }: Exchange) {
      const question = { title: t('refuseTitle', { name: giftName }), text: t('refuseText'), confirm: t('refuse') }
      if (!(await confirm({ ...question, isDanger: true }))) return undefined
      return run('refuse', () => api(giftExchanges.refuse, { params: { id }, body: {} }))
    },
  }
}

export type OrderCommands = ReturnType<typeof useOrderCommands>
