import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useText } from '../core/useText.ts'
import { Card, Screen } from '../ui/Screen.tsx'
import { Counter } from './Counter.tsx'
import { WaitingGuests } from './WaitingGuests.tsx'

/** What staff do for guests at the counter: read out a sign-in code, hand out an access code. @param props.orders what else rings there */
export function CounterPage({ orders }: { orders?: ReactNode }) {
  const t = useText('accessCodes')
  return (
    <Screen title={t('counter.page')} lead={t('counter.lead')}>
      <Card title={t('waiting.title')}>
        <WaitingGuests />
      </Card>
      {orders}
      <Card title={t('counter.issue')} aside={<Link to="/dashboard/accesscode">{t('counter.own')}</Link>}>
        <Counter />
      </Card>
    </Screen>
  )
}
