import { useState } from 'react'
import { formatMoney, minorDigits } from '@portico/contract/money.ts'
import { adminCredits } from '@portico/contract/finance/credits.ts'
import { api } from '../core/api.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { ScaledField } from '../ui/fields.tsx'
import { ReasonField } from '../ui/ReasonField.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useLast } from '../ui/useLast.ts'
import { moneyMarks } from '../ui/numberMarks.ts'

type Credit = { transferId: string | null; amount: number; takenBack: number; currency: string; owner: string }
type Props = { credit: Credit | null; onClose: () => void; onDone: () => Promise<unknown> }
type Values = { amount: number | null; reason: string }
const schema = async () => (await import('@portico/contract/finance/credits.ts')).adminCredits.takeBack.body

/** Takes a wrong credit back by a counter-entry, as far as it is still on the balance. */
export function TakeBackDrawer({ credit, onClose, onDone }: Props) {
  const t = useText('finance.credits')
  const saved = useSaved()
  const shown = useLast(credit)
  // One key for one wish: a second press or a retry takes nothing more.
  const [key, renew] = useState(() => crypto.randomUUID())
  if (!shown?.transferId) return null
  const { transferId, currency, owner } = shown
  const left = shown.amount - shown.takenBack
  return (
    <ResourceForm
      opened={credit !== null}
      onClose={onClose}
      title={t('takeBack')}
      subtitle={`${owner} · ${formatMoney(left, currency)}`}
      width={460}
      schema={schema}
      initialValues={{ amount: left, reason: '' } satisfies Values}
      toBody={(values: Values) => ({ ...values, transferId, key })}
      submitLabel={t('takeBack')}
      save={async (body) => {
        await saved('updated', () => api(adminCredits.takeBack, { body }))
        renew(crypto.randomUUID())
        onClose()
        await onDone()
      }}
    >
      {(form) => (
        <>
          <p>{t('takeBackText')}</p>
          <ScaledField
            form={form}
            name="amount"
            label={t('amount')}
            per={10 ** minorDigits(currency)}
            {...moneyMarks(currency)}
          />
          <ReasonField form={form} />
        </>
      )}
    </ResourceForm>
  )
}
