import { wifiSales, type WifiAccount } from '@portico/contract/wifiSales.ts'
import { api } from '../core/api.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { SecretField } from '../ui/SecretField.tsx'
import { useLast } from '../ui/useLast.ts'

type Provider = WifiAccount['provider']
/** In the order and by the names of each provider's own console, which speaks English to everybody. */
const FIELDS = {
  payos: { clientId: 'Client ID', apiKey: 'API Key', checksumKey: 'Checksum Key' },
  vnpay: { tmnCode: 'vnp_TmnCode', secret: 'vnp_HashSecret' },
  stripe: { secretKey: 'Secret key', webhookSecret: 'Signing secret' },
} as const
/** No secrets: they can be read while typing. */
const READABLE = new Set<string>(['clientId', 'tmnCode'])

const schemaOf = (provider: Provider, isKnown: boolean) => async () => {
  const { WIFI_CREDENTIALS } = await import('@portico/contract/wifiSales.ts')
  const whole = WIFI_CREDENTIALS[provider]
  return isKnown ? whole.partial() : whole
}

type Props = { provider: Provider | null; isKnown: boolean; onClose: () => void; onSaved: () => Promise<unknown> }

/** What the provider gave the venue; an empty secret keeps the one that is stored. */
export function AccountForm({ provider, isKnown, onClose, onSaved }: Props) {
  const t = useText('wifiSales')
  const names = useText('finance.topUp.names')
  const saved = useSaved()
  const shown = useLast(provider)
  if (!shown) return null
  const initialValues: Record<string, string> = Object.fromEntries(Object.keys(FIELDS[shown]).map((name) => [name, '']))
  return (
    <ResourceForm
      opened={provider !== null}
      onClose={onClose}
      title={names(shown)}
      subtitle={t(`account.where.${shown}`)}
      schema={schemaOf(shown, isKnown)}
      initialValues={initialValues}
      toBody={(values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))}
      save={async (credentials) => {
        await saved('updated', () => api(wifiSales.saveAccount, { params: { provider: shown }, body: { credentials } }))
        onClose()
        await onSaved()
      }}
      submitLabel={t('account.save')}
    >
      {(form) =>
        Object.entries(FIELDS[shown]).map(([name, label]) =>
          READABLE.has(name) ? (
            <TextField
              key={name}
              form={form}
              name={name}
              label={label}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              withAsterisk={!isKnown}
            />
          ) : (
            <SecretField key={name} form={form} name={name} label={label} isKnown={isKnown} />
          ),
        )
      }
    </ResourceForm>
  )
}
