import { payments, type BillingDetails } from '@portico/contract/payments.ts'
import { api } from '../core/api.ts'
import { usePutReply, useReply } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'

const schema = async () => (await import('@portico/contract/payments.ts')).payments.saveBilling.body

/** The company on receipts. */
export function BillingDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText('finance')
  const saved = useSaved()
  const put = usePutReply()
  const { data } = useReply(payments.billing, {}, { isEnabled: opened })
  return (
    <ResourceForm
      opened={opened && data !== undefined}
      onClose={onClose}
      title={t('billing.title')}
      subtitle={t('billing.lead')}
      schema={schema}
      initialValues={data ?? ({ company: '', taxCode: '', address: '', email: '' } satisfies BillingDetails)}
      save={async (body) => {
        await saved('updated', () => api(payments.saveBilling, { body }))
        put(payments.billing, {}, body)
        onClose()
      }}
      submitLabel={t('billing.save')}
    >
      {(form) => (
        <>
          <TextField form={form} name="company" label={t('billing.company')} maxLength={160} />
          <TextField form={form} name="taxCode" label={t('billing.taxCode')} maxLength={20} />
          <TextField form={form} name="address" label={t('billing.address')} maxLength={300} />
          <TextField
            form={form}
            name="email"
            label={t('billing.email')}
            description={t('billing.emailHelp')}
            maxLength={128}
          />
        </>
      )}
    </ResourceForm>
  )
}
