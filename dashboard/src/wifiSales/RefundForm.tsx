import { wifiSales, type WifiSale } from '@portico/contract/wifiSales.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { api } from '../core/api.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useLast } from '../ui/useLast.ts'

const schema = async () => (await import('@portico/contract/wifiSales.ts')).wifiSales.refund.body

type Props = { sale: WifiSale | null; onClose: () => void; onDone: () => Promise<unknown> }

/** Writes the refund; the money itself goes back at the provider, which the form says. */
export function RefundForm({ sale, onClose, onDone }: Props) {
  const t = useText('wifiSales')
  const names = useText('finance.topUp.names')
  const saved = useSaved()
  const shown = useLast(sale)
  if (!shown) return null
  return (
    <ResourceForm
      opened={sale !== null}
      onClose={onClose}
      title={t('refund.title', { amount: formatMoney(shown.amount, shown.currency) })}
      subtitle={`${shown.name} · ${shown.reference}`}
      schema={schema}
      initialValues={{ reason: '' }}
      save={async (body) => {
        await saved('updated', () => api(wifiSales.refund, { params: { id: shown.id }, body }))
        onClose()
        await onDone()
      }}
      submitLabel={t('refund.submit')}
    >
      {(form) => (
        <>
          <Notice>{t('refund.text', { provider: names(shown.provider) })}</Notice>
          <TextField form={form} name="reason" label={t('refund.reason')} maxLength={200} withAsterisk />
        </>
      )}
    </ResourceForm>
  )
}
