import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconBuilding, IconPlus } from '@tabler/icons-react'
import * as z from 'zod'
import { finance } from '@portico/contract/finance.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { useFinance } from '../core/finance.ts'
import { placeOf, usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { Screen } from '../ui/Screen.tsx'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import { BillingDrawer } from './BillingDrawer.tsx'
import { Invoices } from './Invoices.tsx'
import { LowBalance } from './LowBalance.tsx'
import { PaymentDrawer } from './PaymentDrawer.tsx'
import { Statement } from './Statement.tsx'
import { TopUpDrawer } from './TopUpDrawer.tsx'
import { TopUps } from './TopUps.tsx'
import { Usage } from './Usage.tsx'
import css from './finance.module.css'

const VIEWS = ['statement', 'topUps', 'invoices', 'usage'] as const
const readPlace = placeOf(finance.statement, {
  view: z.enum(VIEWS).default('statement'),
  /** The top-up that a person comes back from. */
  payment: z.uuid().optional(),
})

/** The balance, what moved it, and ways to add to it. */
export function FinancePage() {
  const t = useText('finance')
  const [place, go] = usePlace(readPlace)
  const [open, setOpen] = useState<'topUp' | 'billing' | null>(null)
  const { view = 'statement', payment, ...filter } = place
  const { from } = filter
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={
        <div className={css.actions}>
          <Button
            variant="default"
            leftSection={<IconBuilding size={17} aria-hidden />}
            onClick={() => setOpen('billing')}
          >
            {t('billing.title')}
          </Button>
          <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setOpen('topUp')}>
            {t('topUp.title')}
          </Button>
        </div>
      }
    >
      <Balance />
      <ViewTabs
        label={t('title')}
        views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => go({ view: next }, { isStep: true })}
      />
      {view === 'statement' && <Statement place={filter} onPlace={(next) => go({ ...next, view })} />}
      {view === 'topUps' && <TopUps onOpen={(id) => go({ view, payment: id })} />}
      {view === 'invoices' && <Invoices />}
      {view === 'usage' && <Usage month={from} onMonth={(next) => go({ view, from: next })} />}
      <TopUpDrawer
        opened={open === 'topUp'}
        onClose={() => setOpen(null)}
        onStarted={(id) => go({ ...place, payment: id })}
      />
      <PaymentDrawer
        id={payment ?? null}
        onClose={() => go({ ...place, payment: undefined })}
        onAgain={() => {
          go({ ...place, payment: undefined })
          setOpen('topUp')
        }}
      />
      <BillingDrawer opened={open === 'billing'} onClose={() => setOpen(null)} />
    </Screen>
  )
}

function Balance() {
  const t = useText('finance')
  const own = useFinance()
  if (!own) return null
  return (
    <dl className={css.balance}>
      <dt>{t('balance')}</dt>
      <dd>{formatMoney(own.balance, own.currency)}</dd>
      <LowBalance />
    </dl>
  )
}
