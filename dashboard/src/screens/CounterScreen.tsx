import { CounterPage } from '../accessCodes/CounterPage.tsx'
import { useText } from '../core/useText.ts'
import { OrderCounter } from '../gifts/orders/OrderCounter.tsx'
import { Card } from '../ui/Screen.tsx'

/** The counter with everything that rings there. */
export function CounterScreen() {
  const t = useText('gifts.counter')
  const orders = (
    <Card title={t('title')}>
      <OrderCounter />
    </Card>
  )
  return <CounterPage orders={orders} />
}
